import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxWishes } from '@maru/contracts/shop/wish/wish.commands';
import type { WishDecider } from './wish.state.ts';

/** Two windows may wish for the same. */
export const wishItem: WishDecider<'WishItem'> = (state, { data }) => {
  if (state.includes(data.item_id)) return [];
  if (state.length >= maxWishes) throw new Rejected('too_many_wishes');
  return [{ type: 'ItemWished', data }];
};
