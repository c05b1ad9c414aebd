import type { ManagedOrderRow, OrderDocument, OrderRow } from '@maru/contracts/shop/order/order.views';
import type { OrderStatus } from '@maru/contracts/shop/order/order.label';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import { openOrders } from '@maru/contracts/shop/order/order.groups';
import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import type { QueryHandler } from '../../http/query-handler.ts';

export interface OrderFilter {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly status: readonly (OrderStatus | 'all')[];
}
export const rowOf = ({
  id,
  number,
  status,
  partly,
  placed_at,
  pay_until,
  amounts,
  refunded,
  lines,
  terms: { pickup },
}: OrderDocument): OrderRow => ({
  id,
  number,
  status,
  partly,
  placed_at,
  pay_until,
  amounts,
  refunded,
  lines,
  terms: pickup === undefined ? {} : { pickup },
});
export const managedRowOf = (doc: OrderDocument): ManagedOrderRow => ({
  ...rowOf(doc),
  recipient: doc.recipient,
  guest: doc.user_id === null,
});

export const pageOfOrders = async (views: ViewStore, { page, itemsPerPage, status }: OrderFilter, whose: Where) => {
  const where: Where = { ...whose, ...(!status.includes('all') && { status: { in: status } }) };
  const orders = views.view('order');
  const [rows, total] = await Promise.all([
    orders.find<OrderDocument>({
      where,
      sort: [{ field: 'placed_at', direction: 'desc' }],
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
    }),
    orders.count({ where }),
  ]);
  return { docs: rows.map(({ doc }) => doc), total };
};

/** How many orders are in the states of each group. */
export const countsOf = async <G extends string>(
  views: ViewStore,
  groups: Readonly<Record<G, readonly OrderStatus[]>>,
  whose: Where = {},
): Promise<Record<G, number>> => {
  const orders = views.view('order');
  const counted = Object.entries<readonly OrderStatus[]>(groups).map(
    async ([group, status]) => [group, await orders.count({ where: { ...whose, status: { in: status } } })] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Record<G, number>;
};

export const myOrders: QueryHandler<typeof orderQueries.mine> = {
  views: ['order'],
  answer: async (filter, { engines: { views }, actor }) => {
    const own = { user_id: actor.id };
    const [{ docs, total }, open] = await Promise.all([
      pageOfOrders(views, filter, own),
      countsOf(views, openOrders, own),
    ]);
    return { list: docs.map(rowOf), total, open };
  },
};
