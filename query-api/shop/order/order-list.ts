import { readOrderPrefix } from '@maru/contracts/shop/order/order-number';
import { waitingOrders } from '@maru/contracts/shop/order/order.groups';
import type { orderQueries, WaitingCounts } from '@maru/contracts/shop/order/order.queries';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { paymentSubjectOf } from '@maru/contracts/shop/payment/payment-subject';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { countsOf, managedRowOf, type OrderFilter, pageOfOrders } from './page-of-orders.ts';

/** Numbers consist of digits, letters and hyphens: this comes after all of them. */
const last = '~';
const numberFilterOf = (text: string): Where | undefined => {
  if (text === '') return {};
  const prefix = readOrderPrefix(text);
  return prefix === undefined ? undefined : { number: { gte: prefix, lt: prefix + last } };
};

const orderIdOf = ({ id }: PaymentDocument) => paymentSubjectOf(id).orderId;
/** Orders whose refund takes a person, the one that changed last first. */
const pageOfStuck = async (views: ViewStore, { page, itemsPerPage }: OrderFilter) => {
  const where = { stuck: true };
  const payments = views.view('payment');
  const [rows, total] = await Promise.all([
    payments.find<PaymentDocument>({
      where,
      sort: [{ field: 'changed_at', direction: 'desc' }],
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
    }),
    payments.count({ where }),
  ]);
  const orders = await views.view('order').getMany<OrderDocument>(rows.map(({ doc }) => orderIdOf(doc)));
  const found = rows.flatMap((row) => orders.find(({ doc }) => doc.id === orderIdOf(row.doc))?.doc ?? []);
  return { docs: [...new Set(found)], total };
};

/** Goods come that were fetched for a claim which is closed. */
const isAwaited: Where = { awaited_since: { gte: 0 } };
const countWaiting = async (views: ViewStore): Promise<WaitingCounts> => {
  const [waiting, stuck, awaited] = await Promise.all([
    countsOf(views, waitingOrders),
    views.view('payment').count({ where: { stuck: true } }),
    views.view('order').count({ where: isAwaited }),
  ]);
  return { ...waiting, stuck, awaited };
};

export const orderList: QueryHandler<typeof orderQueries.list> = {
  views: ['order', 'payment'],
  answer: async ({ number, payment, goods, ...filter }, { engines: { views } }) => {
    const where = numberFilterOf(number);
    const ordersOnPage = async () => {
      if (payment === 'stuck') return pageOfStuck(views, filter);
      if (!where) return { docs: [], total: 0 };
      return pageOfOrders(views, filter, { ...where, ...(goods === 'awaited' && isAwaited) });
    };
    const [{ docs, total }, waiting] = await Promise.all([ordersOnPage(), countWaiting(views)]);
    return { list: docs.map(managedRowOf), total, waiting };
  },
};
