import type { Deciders } from '@maru/contracts/kernel/decider';
import type { CartCommand } from '@maru/contracts/shop/cart/cart.commands';
import type { CartEvent } from '@maru/contracts/shop/cart/cart.events';
import { type MergedCart, mergedCart } from '@maru/contracts/shop/cart/cart.merge';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { sameChoice } from '@maru/contracts/shop/cart/cart.limits';

/** `left` is what did not fit at the last merge. */
export type CartState = MergedCart;
export type CartDecider<T extends CartCommand['type']> = Deciders<CartCommand, CartState, CartEvent>[T];

export const addCartItem: CartDecider<'AddCartItem'> = ({ lines }, { data }) => {
  if (mergedCart(lines, [data]).left.length > 0) throw new Rejected('cart_full');
  return [{ type: 'CartItemAdded', data }];
};

export const changeCartQuantity: CartDecider<'ChangeCartQuantity'> = ({ lines }, { data }) => {
  const line = lines.find((one) => sameChoice(one, data));
  if (!line) throw new Rejected('not_in_cart');
  return line.quantity === data.quantity ? [] : [{ type: 'CartQuantityChanged', data }];
};

export const removeCartItem: CartDecider<'RemoveCartItem'> = ({ lines }, { data }) =>
  lines.some((line) => sameChoice(line, data)) ? [{ type: 'CartItemRemoved', data }] : [];

export const mergeCart: CartDecider<'MergeCart'> = (cart, { data: { id, lines: added } }) => {
  if (added.length === 0) return [];
  const { lines, left } = mergedCart(cart.lines, added);
  return [{ type: 'CartMerged', data: { id, lines: [...lines], left: [...left] } }];
};

export const emptyCartOf: CartDecider<'EmptyCart'> = (cart, { data: { id, lines } }) => {
  const removed = cart.lines.filter((line) => lines.some((one) => sameChoice(one, line)));
  return removed.length === 0 ? [] : [{ type: 'CartEmptied', data: { id, lines: removed } }];
};
