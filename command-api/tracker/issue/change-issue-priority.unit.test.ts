import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const change = { type: 'ChangeIssuePriority', data: { id, priority: 'HIGH' } } as const;

describe('ChangeIssuePriority', () => {
  it('records what it was and what it is', () => {
    issue
      .given(added)
      .when(change, author)
      .emits({ type: 'IssuePriorityChanged', data: { ...of, from: 'LOW', to: 'HIGH' } });
  });
  it('records nothing when nothing changes', () => {
    issue
      .given(added)
      .when({ type: 'ChangeIssuePriority', data: { id, priority: 'LOW' } }, author)
      .emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(change, author).isRefused('issue_not_found');
  });
});
