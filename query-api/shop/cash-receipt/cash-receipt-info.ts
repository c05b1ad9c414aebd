import type { cashReceiptQueries } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { CashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import type { QueryHandler } from '../../http/query-handler.ts';

/** The numbers they were written to stay where they are. */
export const cashReceiptInfo: QueryHandler<typeof cashReceiptQueries.info> = {
  views: ['cash-receipt'],
  answer: async ({ id }, { engines: { views } }) => {
    const receipts = views.view('cash-receipt');
    const [found, all_stuck] = await Promise.all([
      receipts.get<CashReceiptDocument>(id),
      receipts.count({ where: { stuck: true } }),
    ]);
    return { slips: found?.doc.slips ?? [], stuck: found?.doc.stuck ?? false, all_stuck };
  },
};
