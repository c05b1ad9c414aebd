import type { StreamFold } from '../../kernel/fold.ts';
import type { WishEvent } from './wish.events.ts';

export type WishState = readonly string[];

export const wishFold: StreamFold<WishState, WishEvent> = {
  initialState: [],
  evolve: {
    ItemWished: (state, { data }) => [data.item_id, ...state],
    ItemUnwished: (state, { data }) => state.filter((item) => item !== data.item_id),
  },
};
