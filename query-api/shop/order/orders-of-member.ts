import { sum } from '@maru/contracts/shop/order/order.amounts';
import { endedOrders } from '@maru/contracts/shop/order/order.groups';
import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { balanceAt, type PointsDocument } from '@maru/contracts/shop/points/points.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { allOf } from '../../my-data/data-part.ts';
import { managedRowOf } from './page-of-orders.ts';

const shown = 5;

export const ordersOfMember: QueryHandler<typeof orderQueries.ofMember> = {
  views: ['order', 'points'],
  answer: async ({ id: user_id }, { engines: { views, clock } }) => {
    const [orders, points] = await Promise.all([
      allOf<OrderDocument>((limit, offset) =>
        views
          .view('order')
          .find({ where: { user_id }, sort: [{ field: 'placed_at', direction: 'desc' }], limit, offset }),
      ),
      views.view('points').get<PointsDocument>(user_id),
    ]);
    const paid = orders.filter(({ paid_at }) => paid_at !== null);
    return {
      orders: orders.length,
      open: orders.filter(({ status }) => !endedOrders.includes(status)).length,
      paid: sum(paid.map(({ amounts }) => amounts.total)),
      refunded: sum(orders.map(({ refunded }) => refunded)),
      points: points ? balanceAt(points.doc, clock.now()) : 0,
      newest: orders.slice(0, shown).map(managedRowOf),
    };
  },
};
