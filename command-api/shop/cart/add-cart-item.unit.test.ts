import { maxCartLines } from '@maru/contracts/shop/cart/cart.limits';
import { describe, it } from 'vitest';
import { added, cart, choice, owner } from './cart.spec.ts';

const add = (quantity: number) => ({ type: 'AddCartItem', data: { ...choice, quantity } }) as const;

describe('AddCartItem', () => {
  it('puts pieces into the cart, more of them beside those there', () => {
    cart.given().when(add(2), owner).emits(added);
    cart
      .given(added)
      .when(add(97), owner)
      .emits({ ...added, data: { ...choice, quantity: 97 } });
  });
  it('keeps the limits', () => {
    cart.given(added).when(add(98), owner).isRefused('cart_full');
    const full = Array.from({ length: maxCartLines }, (_, at) => ({
      ...added,
      data: { ...added.data, option_id: at + 2 },
    }));
    cart
      .given(...full)
      .when(add(1), owner)
      .isRefused('cart_full');
  });
});
