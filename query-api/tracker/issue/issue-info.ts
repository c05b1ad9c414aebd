import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';
import { accessViews, admitToProject } from '../project/admit-to-project.ts';

/** Throws `issue_not_found`, also for a deleted one, `project_not_found` or `not_member`. */
export const admitToIssue = async (context: QueryContext, issueId: string): Promise<IssueDocument> => {
  const issue = (await context.engines.views.view('issue').get<IssueDocument>(issueId))?.doc;
  if (!issue || issue.deleted) throw new Rejected('issue_not_found');
  await admitToProject(context, issue.prj_id);
  return issue;
};

export const issueInfo: QueryHandler<typeof issueQueries.one> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id }, context) => {
    const doc = await admitToIssue(context, id);
    const [issue] = await context.present(issuePresentation, [doc]);
    if (!issue) throw new Rejected('issue_not_found');
    return issue;
  },
  revision: ({ revision }) => revision,
};
