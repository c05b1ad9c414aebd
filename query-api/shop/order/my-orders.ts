import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { pageOfOrders, rowOf } from './page-of-orders.ts';

export const myOrders: QueryHandler<typeof orderQueries.mine> = {
  views: ['order'],
  answer: async (filter, { engines: { views }, actor }) => {
    const { docs, total } = await pageOfOrders(views, filter, { user_id: actor.id });
    return { list: docs.map(rowOf), total };
  },
};
