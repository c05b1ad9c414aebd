import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = { type: 'ChangeIssueType', data: { id, type: '정보누락' } } as const;

describe('ChangeIssueType', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({ type: 'IssueTypeChanged', data: { ...of, from: '도서검토', to: '정보누락' } });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'ChangeIssueType', data: { id, type: '도서검토' } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});
