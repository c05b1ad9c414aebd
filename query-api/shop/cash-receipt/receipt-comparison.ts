import {
  type cashReceiptQueries,
  type ReceiptComparison,
  receiptComparisonView,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { type Document, UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

/** Nothing before the first comparison ended. */
const stored = async (views: ViewStore): Promise<ReceiptComparison | undefined> => {
  const { name, version, id } = receiptComparisonView;
  const found = views.version(name, version).get<Document & ReceiptComparison>(id);
  return (
    await found.catch((error: unknown) => {
      if (error instanceof UnknownView) return undefined;
      throw error;
    })
  )?.doc;
};

export const receiptComparison: QueryHandler<typeof cashReceiptQueries.comparison> = {
  views: ['order'],
  answer: async (_, { engines: { views } }) => {
    const found = await stored(views);
    if (!found) return { comparison: null };
    const { day, ended_at, compared, differences } = found;
    const ids = differences.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]));
    const orders = await views.view('order').getMany<OrderDocument>(ids);
    const numbers = new Map(orders.map(({ doc }) => [doc.id, doc.number]));
    const named = differences.map((one) => ({ ...one, number: numbers.get(one.order_id ?? '') ?? '' }));
    return { comparison: { day, ended_at, compared, differences: named } };
  },
};
