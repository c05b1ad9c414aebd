import { waitingOrders } from '@maru/contracts/shop/order/order.groups';
import { type ListedOrder, orderTextSought, type OrderTableRow } from '@maru/contracts/shop/order/order.list';
import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import { itemsText, orderTable } from '@maru/contracts/shop/order/order.table';
import { paymentSubjectOf } from '@maru/contracts/shop/payment/payment-subject';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';
import { countsOf, managedRowOf } from './page-of-orders.ts';

const isStuck: Where = { stuck: true };
/** Goods come that were fetched for a claim which is closed. */
const isAwaited: Where = { awaited_since: { gte: 0 } };
/** More refunds than any desk has before it. */
const mostStuck = 1_000;

const stuckOrders = async (views: ViewStore): Promise<Where> => {
  const payments = await views.view('payment').find<PaymentDocument>({ where: isStuck, limit: mostStuck });
  return { id: { in: payments.map(({ doc }) => paymentSubjectOf(doc.id).orderId) } };
};
/** With both it is what needs both. */
const careOf = async (words: readonly string[], { engines: { views } }: QueryContext): Promise<Where> => ({
  ...(words.includes('stuck') && (await stuckOrders(views))),
  ...(words.includes('awaited') && isAwaited),
});

export const orderTableRowOf = (doc: ListedOrder): OrderTableRow => {
  const { phone, user_id, total, pieces, paid_at, method } = doc;
  return { ...managedRowOf(doc), phone, user_id, total, pieces, paid_at, method, items: itemsText(doc.lines) };
};

export const orderTableHandlers = tableHandlers({
  table: orderTable,
  view: 'order',
  beside: ['payment'],
  toRows: (docs: readonly ListedOrder[]) => docs.map(orderTableRowOf),
  filters: { care: careOf },
  sought: orderTextSought,
});

export const waitingOrderCounts: QueryHandler<typeof orderQueries.waiting> = {
  views: ['order', 'payment'],
  answer: async (_, { engines: { views } }) => {
    const [waiting, stuck, awaited] = await Promise.all([
      countsOf(views, waitingOrders),
      views.view('payment').count({ where: isStuck }),
      views.view('order').count({ where: isAwaited }),
    ]);
    return { ...waiting, stuck, awaited };
  },
};
