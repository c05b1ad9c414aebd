import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = { type: 'ChangeIssueStatus', data: { id, status: 'DONE' } } as const;

describe('ChangeIssueStatus', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({ type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'DONE' } });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'ChangeIssueStatus', data: { id, status: 'TO DO' } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});

describe('the way of an issue', () => {
  it('may go back from done', () => {
    issue
      .given(added, { type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'DONE' } })
      .when({ type: 'ChangeIssueStatus', data: { id, status: 'IN PROGRESS' } }, author)
      .emits({ type: 'IssueStatusChanged', data: { ...of, from: 'DONE', to: 'IN PROGRESS' } });
  });
});
