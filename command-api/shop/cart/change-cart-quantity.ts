import { Rejected } from '@maru/contracts/kernel/rejections';
import { sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import type { CartDecider } from './cart.state.ts';

export const changeCartQuantity: CartDecider<'ChangeCartQuantity'> = ({ lines }, { data }) => {
  const there = lines.find((line) => sameChoice(line, data));
  if (!there) throw new Rejected('not_in_cart');
  return there.quantity === data.quantity ? [] : [{ type: 'CartQuantityChanged', data }];
};
