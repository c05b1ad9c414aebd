import { describe, it } from 'vitest';
import { added, joined, of, other, owner, project, promoted, requested } from './project.spec.ts';

describe('LeaveProject', () => {
  it('lets a member go', () => {
    project
      .given(...joined)
      .when({ type: 'LeaveProject', data: of(other) }, other)
      .emits({ type: 'MemberLeft', data: of(other) });
  });
  it('lets an owner go while another stays', () => {
    project
      .given(...promoted)
      .when({ type: 'LeaveProject', data: of(owner) }, owner)
      .emits({ type: 'MemberLeft', data: of(owner) });
    project
      .given(...joined)
      .when({ type: 'LeaveProject', data: of(owner) }, owner)
      .isRefused('last_owner');
  });
  it('is for oneself only', () => {
    project
      .given(...joined)
      .when({ type: 'LeaveProject', data: of(other) }, owner)
      .isRefused('forbidden');
  });
  it('refuses who is no member', () => {
    project
      .given(added)
      .when({ type: 'LeaveProject', data: of(other) }, other)
      .isRefused('no_such_member');
    project
      .given(...requested)
      .when({ type: 'LeaveProject', data: of(other) }, other)
      .isRefused('no_such_member');
  });
});
