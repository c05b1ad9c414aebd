import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import type { OwedRow, paymentQueries } from '@maru/contracts/shop/payment/payment.queries';
import type { QueryHandler } from '../../http/query-handler.ts';

const rowsOf = ({ id: order_id, number, recipient, phone, claims }: OrderDocument): readonly OwedRow[] =>
  claims.flatMap(({ no: claim, surcharge }) => {
    const [amount, since] = [owedByHand({ surcharge }), surcharge?.owed_since ?? null];
    return amount > 0 && since !== null ? [{ order_id, number, recipient, phone, claim, amount, since }] : [];
  });

/** What was owed first comes first; a page has so many orders. */
export const owedList: QueryHandler<typeof paymentQueries.owed> = {
  views: ['order'],
  answer: async ({ page, itemsPerPage: limit }, { engines: { views } }) => {
    const where = { owed_since: { gte: 0 } };
    const orders = views.view('order');
    const [found, total] = await Promise.all([
      orders.find<OrderDocument>({
        where,
        sort: [{ field: 'owed_since', direction: 'asc' }],
        limit,
        offset: (page - 1) * limit,
      }),
      orders.count({ where }),
    ]);
    return { list: found.flatMap(({ doc }) => rowsOf(doc)), total };
  },
};
