import { describe, it } from 'vitest';
import { joined, of, other, owner, project, promoted, requested } from './project.spec.ts';

describe('RemoveMember', () => {
  it('removes a member or another owner', () => {
    const removed = { type: 'MemberRemoved', data: of(other) } as const;
    project
      .given(...joined)
      .when({ type: 'RemoveMember', data: of(other) }, owner)
      .emits(removed);
    project
      .given(...promoted)
      .when({ type: 'RemoveMember', data: of(other) }, owner)
      .emits(removed);
  });
  it('keeps the last owner', () => {
    project
      .given(...joined)
      .when({ type: 'RemoveMember', data: of(owner) }, owner)
      .isRefused('last_owner');
  });
  it('refuses who is no member', () => {
    project
      .given(...requested)
      .when({ type: 'RemoveMember', data: of(other) }, owner)
      .isRefused('no_such_member');
  });
});
