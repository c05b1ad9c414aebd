import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';

const won = z.int();

/** What came in and went back by one way to pay, as the provider names it; won. */
export const methodSums = z.object({ paid: won, refunded: won });

/**
 * What orders came to, in won but for the first two, which count orders. `ordered` is what they were worth when they were placed, `surcharges` what exchanges cost
 * beside. `shipping`, `vat` and `tax_free` are parts of what was kept: of orders, without surcharges. What goes back
 * counts on the day it was decided, on which `vat` and the like may be below nothing.
 */
export const salesSums = z.object({
  placed: z.int(),
  paid_orders: z.int(),
  ordered: won,
  paid: won,
  refunded: won,
  surcharges: won,
  surcharges_back: won,
  shipping: won,
  vat: won,
  tax_free: won,
  discount: won,
  points: won,
  points_back: won,
});
export type SalesSums = z.infer<typeof salesSums>;

/** Document of the view `sales`: what happened on one day in Asia/Seoul, which is its id (`2026-11-23`). */
export const salesDocument = z.object({
  ...documentBase,
  ...salesSums.shape,
  methods: z.record(z.string(), methodSums),
});
export type SalesDocument = z.infer<typeof salesDocument>;

/** Pieces that were paid and not cancelled or given back, and their price less discounts and points, in won. */
export const soldSums = z.object({ pieces: z.int(), won });
export type SoldSums = z.infer<typeof soldSums>;

/** Document of the view `sold`, for a day (`2026-11-23`) and for a month (`2026-11`): what was sold, by the item's id. */
export const soldDocument = z.object({ ...documentBase, items: z.record(z.string(), soldSums) });
export type SoldDocument = z.infer<typeof soldDocument>;
