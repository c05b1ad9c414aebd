import { z } from 'zod';
import { id, timestamp } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { paymentDocument } from './payment.views.ts';

/** What a person looks at: sums that differ, money that waits for an account, refunds that the provider refused. */
export const bookProblem = z.enum(['differs', 'awaitsAccount', 'stuck']);
export type BookProblem = z.infer<typeof bookProblem>;

/** How the daily comparison with the provider stands; `day` is one of Seoul (`seoulDay`), `reached` how far it has come in epoch ms. */
export const comparison = z.object({
  day: z.int(),
  reached: z.number(),
  compared: z.int(),
  unknown: z.int(),
  ended_at: timestamp.nullable(),
});
export type Comparison = z.infer<typeof comparison>;
/** The view that the comparison keeps for itself, and its one document. */
export const comparisonView = { name: 'comparison', version: 1, id: 'comparison' } as const;

/** A payment to be looked after, with its order's number, and the claim it is for where it is; won. */
export const bookRow = paymentDocument
  .pick({ id: true, difference: true, accepted: true, changed_at: true })
  .extend({
    order_id: z.string(),
    claim: z.int().nullable(),
    number: z.string(),
    method: z.string(),
    held: z.int(),
    waiting: z.int(),
  });
export type BookRow = z.infer<typeof bookRow>;

/** What a buyer sees of the money for an order: `awaits_account` where it cannot go back without one. */
export const ownMoney = z.object({
  awaits_account: z.boolean(),
  refunds: z.array(z.object({ amount: z.int(), outcome: z.enum(['requested', 'awaitsAccount', 'done']) })),
});
export type OwnMoney = z.infer<typeof ownMoney>;

/** What was taken by hand for an exchange and is to be given back by hand, `since` then, in epoch ms; won. */
export const owedRow = z.object({
  order_id: z.string(),
  number: z.string(),
  claim: z.int(),
  amount: z.int(),
  since: timestamp,
  recipient: z.string(),
  phone: z.string(),
});
export type OwedRow = z.infer<typeof owedRow>;

export const paymentQueries = {
  owed: queryRoute({
    method: 'GET',
    path: 'adm/payment/owed',
    access: 'admin',
    summary: 'What is still to be given back by hand of what exchanges cost beside, the oldest first.',
    input: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ list: z.array(owedRow), total: z.int() }),
  }),
  books: queryRoute({
    method: 'GET',
    path: 'adm/payment/list',
    access: 'admin',
    summary: 'Payments of which the books do not agree with the provider, or whose refunds wait for a person.',
    input: z.object({
      which: bookProblem.default('differs'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      list: z.array(bookRow),
      total: z.int(),
      counts: z.record(bookProblem, z.int()),
      comparison: comparison.nullable(),
    }),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'shop/order/money',
    access: 'login',
    summary: "What became of the money for one's order.",
    input: z.object({ id }),
    answer: ownMoney,
  }),
};
