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

/** How many orders wait for a step of an administrator; `stuck` are those whose refund the provider refused. */
export const waitingOrders = z.object({
  paid: z.int(),
  preparing: z.int(),
  cancelRequested: z.int(),
  returnRequested: z.int(),
  exchangeRequested: z.int(),
  stuck: z.int(),
});
export type WaitingOrders = z.infer<typeof waitingOrders>;

/** What became of the money for an order: tries to pay, and refunds. */
export const shownPayment = paymentDocument.pick({ attempts: true, refunds: true, stuck: true });
export type ShownPayment = z.infer<typeof shownPayment>;

export const orderQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/order/list',
    access: 'login',
    summary: "One's own orders, the newest first.",
    input: z.object(filter),
    answer: z.object({ list: z.array(orderRow), total: z.int() }),
  }),
  list: queryRoute({
    method: 'GET',
    path: 'adm/order/list',
    access: 'admin',
    summary:
      'Page of all orders, the newest first; with `stuck` those whose refund was refused. `number` is as much of a number as is known.',
    input: z.object({
      ...filter,
      number: z.string().trim().max(20).default(''),
      payment: z.enum(['all', 'stuck']).default('all'),
    }),
    answer: z.object({ list: z.array(managedOrderRow), total: z.int(), waiting: waitingOrders }),
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
    answer: order.extend({ payment: shownPayment.nullable() }),
  }),
};
