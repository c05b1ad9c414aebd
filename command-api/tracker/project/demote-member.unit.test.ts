import { describe, it } from 'vitest';
import { joined, of, other, owner, project, promoted, requested } from './project.spec.ts';

describe('DemoteMember', () => {
  it('makes an owner a member', () => {
    project
      .given(...promoted)
      .when({ type: 'DemoteMember', data: of(other) }, owner)
      .emits({ type: 'MemberDemoted', data: of(other) });
  });
  it('records nothing for a plain member', () => {
    project
      .given(...joined)
      .when({ type: 'DemoteMember', data: of(other) }, owner)
      .emitsNothing();
  });
  it('keeps the last owner', () => {
    project
      .given(...joined)
      .when({ type: 'DemoteMember', data: of(owner) }, owner)
      .isRefused('last_owner');
  });
  it('refuses who is no member', () => {
    project
      .given(...requested)
      .when({ type: 'DemoteMember', data: of(other) }, owner)
      .isRefused('no_such_member');
  });
});
