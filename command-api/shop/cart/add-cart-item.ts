import { Rejected } from '@maru/contracts/kernel/rejections';
import { mergedCart } from '@maru/contracts/shop/cart/cart.merge';
import type { CartDecider } from './cart.state.ts';

/** All that was asked for, or none of it. */
export const addCartItem: CartDecider<'AddCartItem'> = ({ lines }, { data }) => {
  if (mergedCart(lines, [data]).left.length > 0) throw new Rejected('cart_full');
  return [{ type: 'CartItemAdded', data }];
};
