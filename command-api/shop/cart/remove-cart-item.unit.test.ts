import { describe, it } from 'vitest';
import { added, cart, choice, owner, removed } from './cart.spec.ts';

const remove = { type: 'RemoveCartItem', data: choice } as const;

describe('RemoveCartItem', () => {
  it('takes it out', () => cart.given(added).when(remove, owner).emits(removed));
  it('does nothing twice', () => cart.given(added, removed).when(remove, owner).emitsNothing());
});
