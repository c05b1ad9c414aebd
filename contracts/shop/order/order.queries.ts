import { z } from 'zod';
import { id, queryList } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { paymentDocument } from '../payment/payment.views.ts';
import { orderStatus } from './order.label.ts';
import { managedOrderRow, order, orderRow } from './order.views.ts';

const filter = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(10),
  status: queryList.pipe(z.array(orderStatus.or(z.literal('all'))).min(1)).default(['all']),
};

/** How many of one's own orders go on, by group: see `openOrders`. */
export const openCounts = z.object({
  unpaid: z.int(),
  preparing: z.int(),
  shipping: z.int(),
  delivered: z.int(),
  back: z.int(),
});
export type OpenCounts = z.infer<typeof openCounts>;

/** How many wait for a step of an administrator: see `waitingOrders`; `stuck` are those whose refund was refused, `awaited` those of which goods come for a closed claim. */
export const waitingCounts = z.object({
  paid: z.int(),
  preparing: z.int(),
  cancel: z.int(),
  back: z.int(),
  stuck: z.int(),
  awaited: z.int(),
});
export type WaitingCounts = z.infer<typeof waitingCounts>;

/** What became of the money for an order: tries to pay, and refunds. */
export const shownPayment = paymentDocument.pick({ attempts: true, refunds: true, stuck: true });
export type ShownPayment = z.infer<typeof shownPayment>;
/** The same of what was paid beside for a claim; `id` names the payment. */
export const shownSurcharge = shownPayment.extend({ id: z.string(), claim: z.int() });
export type ShownSurcharge = z.infer<typeof shownSurcharge>;

export const orderQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/order/list',
    access: 'login',
    summary: "One's own orders, the newest first.",
    input: z.object(filter),
    answer: z.object({ list: z.array(orderRow), total: z.int(), open: openCounts }),
  }),
  list: queryRoute({
    method: 'GET',
    path: 'adm/order/list',
    access: 'admin',
    summary:
      'Page of all orders, the newest first; with `stuck` those whose refund was refused, with `awaited` those of which goods come for a closed claim. `number` is as much of a number as is known.',
    input: z.object({
      ...filter,
      number: z.string().trim().max(20).default(''),
      payment: z.enum(['all', 'stuck']).default('all'),
      goods: z.enum(['all', 'awaited']).default('all'),
    }),
    answer: z.object({ list: z.array(managedOrderRow), total: z.int(), waiting: waitingCounts }),
  }),
  one: queryRoute({
    method: 'GET',
    path: 'shop/order',
    access: 'login',
    summary: "One of one's own orders, with what happened to it and what may be done now.",
    input: z.object({ id }),
    answer: order,
  }),
  info: queryRoute({
    method: 'GET',
    path: 'adm/order',
    access: 'admin',
    summary: 'An order with what an administrator may do now, and what became of the money.',
    input: z.object({ id }),
    answer: order.extend({ payment: shownPayment.nullable(), surcharges: z.array(shownSurcharge) }),
  }),
};
