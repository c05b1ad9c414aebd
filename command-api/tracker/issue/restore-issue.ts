import { Rejected } from '@maru/contracts/kernel/rejections';
import { idsOf, type IssueDecider } from './issue.state.ts';

export const restoreIssue: IssueDecider<'RestoreIssue'> = (state) => {
  if (state.status === 'missing') throw new Rejected('issue_not_found');
  if (state.status === 'active') throw new Rejected('not_deleted');
  return [{ type: 'IssueRestored', data: { ...idsOf(state.issue), status: state.issue.status } }];
};
