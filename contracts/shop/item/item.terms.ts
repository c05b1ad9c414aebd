import { z } from 'zod';
import { id } from '../../kernel/fields.ts';

/** A bundle of the settings; left out for the basic one. */
const bundle = id.optional();

/**
 * How a piece is sent. `bundle`: in one parcel with others of its bundle, their prices counted together for the free
 * amount. `free`: in that parcel, and costs nothing. `alone`: in a parcel of its own, at the shop's rates. `own`: at a
 * fee of its own in won, once for every `each` pieces, null for once however many.
 */
export const itemShipping = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bundle'), bundle }),
  z.object({ kind: z.literal('free'), bundle }),
  z.object({ kind: z.literal('alone') }),
  z.object({ kind: z.literal('own'), fee: z.int().min(0).max(1_000_000), each: z.int().min(1).max(10_000).nullable() }),
]);
export type ItemShipping = z.infer<typeof itemShipping>;

/**
 * On which terms an item is sold. `most`: pieces for each person, over all orders, null for no limit. `book`: its price
 * is bound by 출판문화산업 진흥법 제22조. `printed`: made to order from what the buyer fills in, after a proof was approved.
 */
export const itemTerms = z.object({
  shipping: itemShipping,
  most: z.int().min(1).max(10_000).nullable(),
  book: z.boolean(),
  printed: z.boolean().optional(),
});
export type ItemTerms = z.infer<typeof itemTerms>;

/** Until an administrator says otherwise. */
export const firstItemTerms: ItemTerms = { shipping: { kind: 'bundle' }, most: null, book: false };
