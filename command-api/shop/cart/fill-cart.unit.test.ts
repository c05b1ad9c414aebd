import { cartExamples } from '@maru/contracts/shop/cart/cart.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { cartAggregate } from './cart.aggregate.ts';
import { maxCartLines } from '@maru/contracts/shop/cart/cart.limits';
import { describe, it } from 'vitest';

const { CartItemAdded: added, CartQuantityChanged: changed, CartItemRemoved: removed } = cartExamples;
const { id, item_id, option_id } = added.data;
const owner = { id, level: 1 };
const choice = { id, item_id, option_id };
const cart = decisionsOf(cartAggregate);
const add = (quantity: number) => ({ type: 'AddCartItem', data: { ...choice, quantity } }) as const;
const change = (quantity: number) => ({ type: 'ChangeCartQuantity', data: { ...choice, quantity } }) as const;
const remove = { type: 'RemoveCartItem', data: choice } as const;
const full = { ...added, data: { ...choice, quantity: 98 } };
const other = { ...added, data: { ...added.data, option_id: 9 } };

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

describe('ChangeCartQuantity', () => {
  it('changes how many', () => cart.given(added).when(change(5), owner).emits(changed));
  it('does nothing for as many', () => cart.given(added).when(change(2), owner).emitsNothing());
  it('needs it in the cart', () => cart.given(added, removed).when(change(5), owner).isRefused('not_in_cart'));
});

describe('RemoveCartItem', () => {
  it('takes it out', () => cart.given(added).when(remove, owner).emits(removed));
  it('does nothing twice', () => cart.given(added, removed).when(remove, owner).emitsNothing());
});

describe('MergeCart', () => {
  const line = (quantity: number, option = option_id) => ({ item_id, option_id: option, quantity });
  const merge = (...lines: ReturnType<typeof line>[]) => ({ type: 'MergeCart', data: { id, lines } }) as const;

  it('adds quantities and keeps the rest', () =>
    cart
      .given(added)
      .when(merge(line(3), line(1, 7)), owner)
      .emits({ type: 'CartMerged', data: { id, lines: [line(5), line(1, 7)], left: [] } }));
  it('says what did not fit', () =>
    cart
      .given(full)
      .when(merge(line(3)), owner)
      .emits({ type: 'CartMerged', data: { id, lines: [line(99)], left: [line(2)] } }));
  it('does nothing with nothing', () => cart.given(added).when(merge(), owner).emitsNothing());
});

describe('EmptyCart', () => {
  const line = { item_id, option_id, quantity: 2 };
  const empty = { type: 'EmptyCart' as const, data: { id, lines: [line] } };

  it('takes out what was ordered only', () =>
    cart
      .given(added, other)
      .when(empty, owner)
      .emits({ type: 'CartEmptied', data: { id, lines: [line] } }));
  it('does nothing where it is out already', () => cart.given(other).when(empty, owner).emitsNothing());
});
