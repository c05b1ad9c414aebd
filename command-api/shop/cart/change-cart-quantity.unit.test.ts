import { describe, it } from 'vitest';
import { added, cart, changed, choice, owner, removed } from './cart.spec.ts';

const change = (quantity: number) => ({ type: 'ChangeCartQuantity', data: { ...choice, quantity } }) as const;

describe('ChangeCartQuantity', () => {
  it('changes how many', () => cart.given(added).when(change(5), owner).emits(changed));
  it('does nothing for as many', () => cart.given(added).when(change(2), owner).emitsNothing());
  it('needs it in the cart', () => cart.given(added, removed).when(change(5), owner).isRefused('not_in_cart'));
});
