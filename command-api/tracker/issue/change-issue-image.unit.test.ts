import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = {
  type: 'ChangeIssueImage',
  data: { id, image: '/api/file/issue/01900000-0000-7000-8000-00000000a001/01900000-0000-7000-8000-0000000000ab.webp' },
} as const;

describe('ChangeIssueImage', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({
        type: 'IssueImageChanged',
        data: {
          ...of,
          from: null,
          to: '/api/file/issue/01900000-0000-7000-8000-00000000a001/01900000-0000-7000-8000-0000000000ab.webp',
        },
      });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'ChangeIssueImage', data: { id, image: null } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});
