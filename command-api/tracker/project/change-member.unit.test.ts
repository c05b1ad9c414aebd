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
