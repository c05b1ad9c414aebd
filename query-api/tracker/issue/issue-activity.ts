import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { activityPresentation, type RecordedIssueEvent } from './activity-of.ts';
import { admitToIssue } from './admit-to-issue.ts';

const most = 200;

/** Read from the log itself: the history of one thing needs no view of its own. */
export const issueActivity: QueryHandler<typeof issueQueries.activity> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id }, context) => {
    const { revision } = await admitToIssue(context, id);
    const recorded: RecordedIssueEvent[] = [];
    for await (const batch of context.engines.events.readStream(issueStream(id), {
      from: Math.max(0, revision - most + 1),
    }))
      recorded.push(...(batch as unknown as readonly RecordedIssueEvent[]));
    return { activity: await context.present(activityPresentation, recorded.toReversed().slice(0, most)) };
  },
};
