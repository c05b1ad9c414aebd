import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = { type: 'ChangeIssueClass', data: { id, class: '구조' } } as const;

describe('ChangeIssueClass', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({ type: 'IssueClassChanged', data: { ...of, from: '건축', to: '구조' } });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'ChangeIssueClass', data: { id, class: '건축' } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});
