import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { admitToIssue } from './issue-info.ts';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { changeOf } from '@maru/contracts/tracker/issue/issue.activity';
import type { Activity } from '@maru/contracts/tracker/issue/issue.views';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

export type RecordedIssueEvent = IssueEvent & Pick<RecordedEvent, 'id' | 'revision' | 'meta'>;

const isId = (value: string | null): value is string => value !== null;
const assigneesOf = (event: RecordedIssueEvent) =>
  event.type === 'IssueAssigned' ? [event.data.from, event.data.to].filter(isId) : [];

export const activityPresentation: Presentation<RecordedIssueEvent, Activity> = {
  people: (event) => [event.meta.actorId, ...assigneesOf(event)],
  present: (event, person) => {
    const { what, from, to } = changeOf(event);
    const display = (value: string | null) => (what === 'assignee' && value ? person(value).name : value);
    const { id, name, image } = person(event.meta.actorId);
    return {
      revision: event.revision,
      at: epochMs(event.meta.at),
      user: { id, name, image },
      what,
      from: display(from),
      to: display(to),
    };
  },
};

const most = 200;

/** Read from the log itself: the history of one thing needs no view of its own. */
export const issueActivity: QueryHandler<typeof issueQueries.activity> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id }, context) => {
    const { revision } = await admitToIssue(context, id);
    const from = Math.max(0, revision - most + 1);
    const issueEvents = await readEvents(context.engines.events, issueStream(id), from);
    return { activity: await context.present(activityPresentation, issueEvents.toReversed().slice(0, most)) };
  },
};
