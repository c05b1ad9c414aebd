import { describe, it } from 'vitest';
import { joined, of, other, owner, project, promoted, requested } from './project.spec.ts';

describe('PromoteMember', () => {
  it('makes a member an owner', () => {
    project
      .given(...joined)
      .when({ type: 'PromoteMember', data: of(other) }, owner)
      .emits({ type: 'MemberPromoted', data: of(other) });
  });
  it('records nothing for an owner', () => {
    project
      .given(...promoted)
      .when({ type: 'PromoteMember', data: of(other) }, owner)
      .emitsNothing();
  });
  it('refuses who is no member', () => {
    project
      .given(...requested)
      .when({ type: 'PromoteMember', data: of(other) }, owner)
      .isRefused('no_such_member');
  });
});
