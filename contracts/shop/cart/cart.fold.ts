import type { StreamFold } from '../../kernel/fold.ts';
import type { CartEvent } from './cart.events.ts';
import { sameChoice } from './cart.limits.ts';
import { type MergedCart, mergedCart, withQuantity } from './cart.merge.ts';

/** `left` is what did not fit at the last merge. */
export const emptyCart: MergedCart = { lines: [], left: [] };

export const cartFold: StreamFold<MergedCart, CartEvent> = {
  initialState: emptyCart,
  evolve: {
    CartItemAdded: ({ lines }, { data }) => ({ lines: mergedCart(lines, [data]).lines, left: [] }),
    CartQuantityChanged: ({ lines }, { data }) => ({ lines: withQuantity(lines, data, data.quantity), left: [] }),
    CartItemRemoved: ({ lines }, { data }) => ({ lines: lines.filter((line) => !sameChoice(line, data)), left: [] }),
    CartMerged: (_state, { data: { lines, left } }) => ({ lines, left }),
    CartEmptied: ({ lines }, { data }) => ({
      lines: lines.filter((line) => !data.lines.some((gone) => sameChoice(line, gone))),
      left: [],
    }),
  },
};
