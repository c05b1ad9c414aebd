import type { StreamFold } from '../../kernel/fold.ts';
import type { WishEvent } from './wish.events.ts';

/** Ids of items, the newest wish first. */
export type WishState = readonly string[];

/** Total over the events. */
export const wishFold: StreamFold<WishState, WishEvent> = {
  initialState: [],
  evolve: {
    ItemWished: (state, { data }) => [data.item_id, ...state],
    ItemUnwished: (state, { data }) => state.filter((item) => item !== data.item_id),
  },
};
