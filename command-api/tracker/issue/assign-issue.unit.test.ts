import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = { type: 'AssignIssue', data: { id, assignee: '01900000-0000-7000-8000-000000000002' } } as const;

describe('AssignIssue', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({ type: 'IssueAssigned', data: { ...of, from: null, to: '01900000-0000-7000-8000-000000000002' } });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'AssignIssue', data: { id, assignee: null } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});
