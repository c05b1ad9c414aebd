import { describe, it } from 'vitest';
import { added, joined, of, other, owner, project, requested } from './project.spec.ts';

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
