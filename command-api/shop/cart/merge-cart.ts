import { mergedCart } from '@maru/contracts/shop/cart/cart.merge';
import type { CartDecider } from './cart.state.ts';

export const mergeCart: CartDecider<'MergeCart'> = (cart, { data: { id, lines: added } }) => {
  if (added.length === 0) return [];
  const { lines, left } = mergedCart(cart.lines, added);
  return [{ type: 'CartMerged', data: { id, lines: [...lines], left: [...left] } }];
};
