import { activeIssue, idsOf, type IssueDecider } from './issue.state.ts';

/** Its comments stay as they are: they come back with it. */
export const deleteIssue: IssueDecider<'DeleteIssue'> = (state) => {
  const issue = activeIssue(state);
  return [{ type: 'IssueDeleted', data: { ...idsOf(issue), status: issue.status } }];
};
