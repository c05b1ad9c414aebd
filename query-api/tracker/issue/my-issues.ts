import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import type { ViewCollection, Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { onlyMyProjects } from '../project/my-projects.ts';

const most = 50;
/** Some may be in projects that were left or deleted. */
const readLimit = 4 * most;

export const myIssues: QueryHandler<typeof issueQueries.mine> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async (_input, context) => {
    const { views } = context.engines;
    const open = { assignee: context.actor.id, deleted: false, status: { in: ['TO DO', 'IN PROGRESS'] } };
    const docs = await onlyMyProjects(context, await byDueDate(views.view('issue'), open));
    return { issues: await context.present(issuePresentation, docs.slice(0, most)) };
  },
};

/** Those without a due date come last, newest change first. */
const byDueDate = async (issues: ViewCollection, where: Where) => {
  const due = await issues.find<IssueDocument>({
    where: { ...where, due: { gt: '' } },
    sort: [{ field: 'due', direction: 'asc' }],
    limit: readLimit,
  });
  const rest = await issues.find<IssueDocument>({
    where: { ...where, due: null },
    sort: [{ field: 'updated_position', direction: 'desc' }],
    limit: readLimit,
  });
  return [...due, ...rest].map(({ doc }) => doc);
};
