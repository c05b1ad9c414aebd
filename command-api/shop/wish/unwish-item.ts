import type { WishDecider } from './wish.state.ts';

export const unwishItem: WishDecider<'UnwishItem'> = (state, { data }) =>
  state.includes(data.item_id) ? [{ type: 'ItemUnwished', data }] : [];
