import { z } from 'zod';
import { id, queryList } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { paymentDocument } from '../payment/payment.views.ts';
import { orderHistory } from './order-history.views.ts';
import { orderStatus } from './order.label.ts';
import { orderTable } from './order.table.ts';
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

/** Sums are won; `open` go on, `paid` is before what was given back. */
export const memberOrders = z.object({
  orders: z.int(),
  open: z.int(),
  paid: z.int(),
  refunded: z.int(),
  points: z.int(),
  newest: z.array(managedOrderRow),
});
export type MemberOrders = z.infer<typeof memberOrders>;

export const orderQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/order/list',
    access: 'login',
    summary: "One's own orders, the newest first.",
    input: z.object(filter),
    answer: z.object({ list: z.array(orderRow), total: z.int(), open: openCounts }),
  }),
  ...tableQueries(orderTable),
  waiting: queryRoute({
    method: 'GET',
    path: 'adm/order/waiting',
    access: 'admin',
    summary: 'How many orders wait for a step of an administrator.',
    input: z.object({}),
    answer: waitingCounts,
  }),
  ofMember: queryRoute({
    method: 'GET',
    path: 'adm/order/of_member',
    access: 'admin',
    summary: 'What a member bought: sums over all orders, points, and the newest orders.',
    input: z.object({ id }),
    answer: memberOrders,
  }),
  one: queryRoute({
    method: 'GET',
    path: 'shop/order',
    access: 'login',
    summary: "One of one's own orders, with what happened to it and what may be done now.",
    input: z.object({ id }),
    answer: order,
  }),
  history: queryRoute({
    method: 'GET',
    path: 'adm/order/history',
    access: 'admin',
    summary: 'Who took which step with an order, and what administrators wrote about it.',
    input: z.object({ id }),
    answer: orderHistory,
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
