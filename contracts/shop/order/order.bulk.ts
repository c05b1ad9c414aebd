import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { bulkLine } from '../../kernel/bulk.ts';

/** All that waits of an order is packed; `name` is its number. */
export const prepareLine = z.object(bulkLine);
export type PrepareLine = z.infer<typeof prepareLine>;

/** What is packed of an order was handed to a carrier; with `prepare` what waits is packed first. */
export const shipLine = z.object({
  ...bulkLine,
  courier: line(30),
  tracking: line(40),
  prepare: z.literal(true).optional(),
});
export type ShipLine = z.infer<typeof shipLine>;
