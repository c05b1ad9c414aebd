import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

describe('DeleteIssue', () => {
  it('records the status it had, for the counts', () => {
    issue.given(added).when({ type: 'DeleteIssue', data: { id } }, author).emits(deleted);
    issue
      .given(added, { type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'DONE' } })
      .when({ type: 'DeleteIssue', data: { id } }, author)
      .emits({ type: 'IssueDeleted', data: { ...of, status: 'DONE' } });
  });
  it('refuses what is deleted already', () => {
    issue.given(added, deleted).when({ type: 'DeleteIssue', data: { id } }, author).isRefused('issue_not_found');
  });
});

describe('RestoreIssue', () => {
  it('brings a deleted issue back with its status', () => {
    issue
      .given(added, deleted)
      .when({ type: 'RestoreIssue', data: { id } }, author)
      .emits({ type: 'IssueRestored', data: { ...of, status: 'TO DO' } });
  });
  it('refuses what is not deleted', () => {
    issue.given(added).when({ type: 'RestoreIssue', data: { id } }, author).isRefused('not_deleted');
    issue.given().when({ type: 'RestoreIssue', data: { id } }, author).isRefused('issue_not_found');
  });
});
