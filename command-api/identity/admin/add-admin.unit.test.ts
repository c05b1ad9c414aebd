import { describe, it } from 'vitest';
import { actor, added, admins, id, removed } from './admin.spec.ts';

const add = { type: 'AddAdmin', data: { id } } as const;

describe('AddAdmin', () => {
  it('adds one, also one that was removed', () => {
    admins.given().when(add, actor).emits(added);
    admins.given(added, removed).when(add, actor).emits(added);
  });
  it('adds nobody twice', () => admins.given(added).when(add, actor).emitsNothing());
});
