import type { cashReceiptQueries, StuckReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { CashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { QueryHandler } from '../../http/query-handler.ts';

type Refused = Pick<StuckReceipt, 'use' | 'what' | 'amount' | 'code'>;

/** What the provider refused last. */
const refusedOf = ({ slips }: CashReceiptDocument): readonly Refused[] => {
  const cancels = slips.flatMap(({ use, cancels: all }) =>
    all
      .filter(({ status }) => status === 'refused')
      .map(({ amount, code }): Refused => ({ use, what: 'takeBack', amount, code })),
  );
  const issues = slips
    .filter(({ status }) => status === 'refused')
    .map(({ use, amount, code }): Refused => ({ use, what: 'issue', amount, code }));
  return [...issues, ...cancels].slice(-1);
};

export const stuckReceipts: QueryHandler<typeof cashReceiptQueries.stuck> = {
  views: ['cash-receipt', 'order'],
  answer: async ({ page, itemsPerPage: limit }, { engines: { views } }) => {
    const [receipts, where] = [views.view('cash-receipt'), { stuck: true }];
    const [found, total] = await Promise.all([
      receipts.find<CashReceiptDocument>({
        where,
        sort: [{ field: 'changed_at', direction: 'asc' }],
        limit,
        offset: (page - 1) * limit,
      }),
      receipts.count({ where }),
    ]);
    const orders = await views.view('order').getMany<OrderDocument>(found.map(({ doc }) => doc.id));
    const orderOf = new Map(orders.map(({ doc }) => [doc.id, doc]));
    const list = found.flatMap(({ doc }) =>
      refusedOf(doc).map((refused) => {
        const order = orderOf.get(doc.id);
        return { order_id: doc.id, number: order?.number ?? '', paid_at: order?.paid_at ?? null, ...refused };
      }),
    );
    return { list, total };
  },
};
