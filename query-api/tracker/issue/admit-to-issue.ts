import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';
import type { QueryContext } from '../../http/query-handler.ts';
import { admitToProject } from '../project/admit-to-project.ts';

/**
 * The issue, for those who may read it. Throws `issue_not_found`, also for a deleted one, `project_not_found` or
 * `not_member`.
 */
export const admitToIssue = async (context: QueryContext, issueId: string): Promise<IssueDocument> => {
  const issue = (await context.engines.views.view('issue').get<IssueDocument>(issueId))?.doc;
  if (!issue || issue.deleted) throw new Rejected('issue_not_found');
  await admitToProject(context, issue.prj_id);
  return issue;
};
