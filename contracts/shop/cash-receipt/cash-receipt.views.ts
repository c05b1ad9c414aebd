import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { slipUse } from './cash-receipt.events.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';

const status = z.enum(['requested', 'done', 'refused', 'dropped']);
/** What was taken back of a receipt, in won; `dropped` was refused and is tried anew. */
export const slipCancel = z.object({ no: z.int(), amount: z.int(), tax_free: z.int(), status, code: z.string() });
export type SlipCancel = z.infer<typeof slipCancel>;

/** One receipt as the tax office has it; `in_payment`: the provider wrote it with the payment. */
export const slip = z.object({
  no: z.int(),
  use: slipUse,
  ask: z.int(),
  amount: z.int(),
  tax_free: z.int(),
  status: status.exclude(['done']).or(z.literal('issued')),
  key: z.string(),
  issue_number: z.string(),
  url: z.string(),
  code: z.string(),
  in_payment: z.boolean(),
  requested_at: timestamp,
  cancels: z.array(slipCancel).readonly(),
});
export type Slip = z.infer<typeof slip>;

/** Document of the view `cash-receipt`, hidden. `stuck`: a person has to look after it. */
export const cashReceiptDocument = z.object({
  ...documentBase,
  asks: z.array(z.object({ use: cashReceiptUse, number: z.string() })).readonly(),
  slips: z.array(slip).readonly(),
  stuck: z.boolean(),
  changed_at: timestamp,
});
export type CashReceiptDocument = z.infer<typeof cashReceiptDocument>;
