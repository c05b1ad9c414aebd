import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

const attempt = z.object({
  key: z.string(),
  status: z.enum(['requested', 'awaitingDeposit', 'refused', 'paid']),
  amount: z.int(),
  tax_free: z.int().nullable(),
  cancelled: z.int(),
  method: z.string(),
  receipt: z.string().nullable(),
  deposit: z.unknown(),
  escrow: z.boolean(),
  code: z.string(),
});
const refund = z.object({
  refundId: z.string(),
  key: z.string(),
  amount: z.int().nullable(),
  tax_free: z.int().nullable(),
  reason: z.string(),
  outcome: z.enum(['requested', 'awaitsAccount', 'done', 'refused', 'kept']),
  order_revision: z.int(),
  accounts_refused: z.int(),
  covered: z.int(),
  by_hand: z.boolean(),
});

/**
 * Document of the view `payment`, by order, hidden. `open`: the provider has more to say; `stuck`: a person has;
 * `awaits_account`: the buyer has, where money goes back to; `differs`: the provider and the order hold different sums.
 */
export const paymentDocument = z.object({
  ...documentBase,
  attempts: z.array(attempt),
  refunds: z.array(refund),
  open: z.boolean(),
  stuck: z.boolean(),
  awaits_account: z.boolean(),
  differs: z.boolean(),
  difference: z.object({ held: z.int(), expected: z.int() }).nullable(),
  accepted: z.int(),
  begun_at: timestamp,
  changed_at: timestamp,
});
export type PaymentDocument = z.infer<typeof paymentDocument>;

/** Document of the view `reservation`, `<order>:<item>` or `<order>#<exchange>:<item>`. `until` is epoch ms. */
export const reservationDocument = z.object({
  ...documentBase,
  order_id: z.string(),
  exchange: z.int().optional(),
  item_id: z.string(),
  held: z.boolean(),
  until: z.number(),
});
export type ReservationDocument = z.infer<typeof reservationDocument>;
