import { describe, it } from 'vitest';
import { added, id, joined, of, other, owner, project, requested } from './project.spec.ts';

describe('RequestJoin', () => {
  it('asks to join', () => {
    project
      .given(added)
      .when({ type: 'RequestJoin', data: { id } }, other)
      .emits({ type: 'JoinRequested', data: of(other) });
  });
  it('records nothing for someone who asked before or is in', () => {
    project
      .given(...requested)
      .when({ type: 'RequestJoin', data: { id } }, other)
      .emitsNothing();
    project
      .given(...joined)
      .when({ type: 'RequestJoin', data: { id } }, other)
      .emitsNothing();
    project.given(added).when({ type: 'RequestJoin', data: { id } }, owner).emitsNothing();
  });
  it('lets someone ask again after being declined or having left', () => {
    const again = { type: 'JoinRequested', data: of(other) } as const;
    project
      .given(...requested, { type: 'JoinDeclined', data: of(other) })
      .when({ type: 'RequestJoin', data: { id } }, other)
      .emits(again);
    project
      .given(...joined, { type: 'MemberLeft', data: of(other) })
      .when({ type: 'RequestJoin', data: { id } }, other)
      .emits(again);
  });
});

describe('ApproveJoin', () => {
  it('answers a join request', () => {
    project
      .given(...requested)
      .when({ type: 'ApproveJoin', data: of(other) }, owner)
      .emits({ type: 'JoinApproved', data: of(other) });
  });
  it('refuses where nobody asked', () => {
    project
      .given(added)
      .when({ type: 'ApproveJoin', data: of(other) }, owner)
      .isRefused('no_join_request');
    project
      .given(...joined)
      .when({ type: 'ApproveJoin', data: of(other) }, owner)
      .isRefused('no_join_request');
  });
});

describe('DeclineJoin', () => {
  it('answers a join request', () => {
    project
      .given(...requested)
      .when({ type: 'DeclineJoin', data: of(other) }, owner)
      .emits({ type: 'JoinDeclined', data: of(other) });
  });
  it('refuses where nobody asked', () => {
    project
      .given(added)
      .when({ type: 'DeclineJoin', data: of(other) }, owner)
      .isRefused('no_join_request');
    project
      .given(...joined)
      .when({ type: 'DeclineJoin', data: of(other) }, owner)
      .isRefused('no_join_request');
  });
});
