import { z } from 'zod';
import { id, timestamp } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { shownByGuest } from '../order/buyer-steps.routes.ts';
import type { CashReceiptCommand } from './cash-receipt.commands.ts';
import { slipUse } from './cash-receipt.events.ts';
import { cashReceipt } from '../order-receipt/cash-receipt.fields.ts';
import { cashReceiptRefusalCode } from './cash-receipt.refusals.ts';
import { cashReceiptDocument } from './cash-receipt.views.ts';
import { receiptDifference } from './receipt-comparison.ts';

/** The receipt that stands, or is on its way (`requested`); `number` as much of it as is shown. */
export const ownCashReceipt = z.object({
  status: z.enum(['requested', 'issued', 'refused']),
  use: slipUse,
  number: z.string(),
  amount: z.int(),
  issue_number: z.string(),
  url: z.string(),
});
export type OwnCashReceipt = z.infer<typeof ownCashReceipt>;
/** `refusal` is why none can be asked for now, null where one can; `settling`: the receipt does not follow the money yet. */
export const cashReceiptOfOrder = z.object({
  cash_receipt: ownCashReceipt.nullable(),
  refusal: cashReceiptRefusalCode.nullable(),
  settling: z.boolean(),
});
export type CashReceiptOfOrder = z.infer<typeof cashReceiptOfOrder>;

/** An order whose receipt the provider refused to write (`issue`) or to take back; `code` is its reason. */
export const stuckReceipt = z.object({
  order_id: z.string(),
  number: z.string(),
  paid_at: timestamp.nullable(),
  use: slipUse,
  what: z.enum(['issue', 'takeBack']),
  amount: z.int(),
  code: z.string(),
});
export type StuckReceipt = z.infer<typeof stuckReceipt>;

export const cashReceiptRoutes = {
  ofOrder: endpointRoute({
    method: 'GET',
    path: 'shop/cashreceipt',
    access: 'login',
    summary: "The cash receipt of one's order, and whether one can be asked for.",
    input: z.object({ id }),
    answer: cashReceiptOfOrder,
  }),
  ask: endpointRoute({
    method: 'POST',
    path: 'shop/cashreceipt',
    access: 'login',
    summary: "Asks for the cash receipt of one's order, in place of one that was issued unasked.",
    input: z.object({ id, cash_receipt: cashReceipt }),
    answer: cashReceiptOfOrder,
  }),
  guestOfOrder: endpointRoute({
    method: 'POST',
    path: 'shop/cashreceipt/guest/find',
    access: 'open',
    summary: "The same of a guest's order, by its number and phone.",
    input: z.object(shownByGuest),
    answer: cashReceiptOfOrder,
  }),
  guestAsk: endpointRoute({
    method: 'POST',
    path: 'shop/cashreceipt/guest',
    access: 'open',
    summary: "Asks for the cash receipt of a guest's order.",
    input: z.object({ ...shownByGuest, cash_receipt: cashReceipt }),
    answer: cashReceiptOfOrder,
  }),
  retry: commandRoute({
    method: 'PUT',
    path: 'adm/cashreceipt/retry',
    access: 'admin',
    summary: 'Asks the provider again for a receipt that it refused to write or to take back.',
    input: z.object({ id }),
    answer: z.object({}),
    toCommand: (data): CashReceiptCommand => ({ type: 'RetryCashReceipt', data }),
  }),
};

/** How the daily comparison of receipts with the provider ended; the latest differences, as many as are shown. */
export const receiptComparison = z.object({
  day: z.int(),
  ended_at: timestamp,
  compared: z.int(),
  differences: z.array(receiptDifference),
});
export type ReceiptComparison = z.infer<typeof receiptComparison>;
/** The view that the comparison keeps for itself, and its one document. */
export const receiptComparisonView = { name: 'receipt-comparison', version: 1, id: 'receipt-comparison' } as const;

export const cashReceiptQueries = {
  comparison: queryRoute({
    method: 'GET',
    path: 'adm/cashreceipt/comparison',
    access: 'admin',
    summary: 'Receipts of the last 40 days of which the shop and the provider say other things, found once a day.',
    input: z.object({}),
    answer: z.object({
      comparison: receiptComparison
        .extend({ differences: z.array(receiptDifference.extend({ number: z.string() })) })
        .nullable(),
    }),
  }),
  info: queryRoute({
    method: 'GET',
    path: 'adm/cashreceipt',
    access: 'admin',
    summary: 'The cash receipts of an order, and how many of all orders wait for a person.',
    input: z.object({ id }),
    answer: z.object({ slips: cashReceiptDocument.shape.slips, stuck: z.boolean(), all_stuck: z.int() }),
  }),
  stuck: queryRoute({
    method: 'GET',
    path: 'adm/cashreceipt/list',
    access: 'admin',
    summary: 'Orders whose cash receipt waits for a person, the one that waits longest first.',
    input: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ list: z.array(stuckReceipt), total: z.int() }),
  }),
};
