import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

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
