import { describe, it } from 'vitest';
import { added, joined, of, other, owner, project, requested } from './project.spec.ts';

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
