import { Rejected } from '@maru/contracts/kernel/rejections';
import { activeIssue, idsOf, type IssueDecider } from './issue.state.ts';

export const deleteIssue: IssueDecider<'DeleteIssue'> = (state) => {
  const issue = activeIssue(state);
  return [{ type: 'IssueDeleted', data: { ...idsOf(issue), status: issue.status } }];
};

export const restoreIssue: IssueDecider<'RestoreIssue'> = (issue) => {
  if (!issue) throw new Rejected('issue_not_found');
  if (!issue.deleted) throw new Rejected('not_deleted');
  return [{ type: 'IssueRestored', data: { ...idsOf(issue), status: issue.status } }];
};
