import type { SeenReceipt } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import { dateText } from '@maru/contracts/kernel/seoul-days';
import { z } from 'zod';
import { OutcomeUnknown, ProviderAway } from '../payment/payment-provider.ts';
import { calling, longestMs, TossRefusal, type TossShop } from '../payment/toss-call.service.ts';
import type { ReceiptBook } from './receipt-book.ts';

/** As much as is read of Toss's list of receipts (https://docs.tosspayments.com/reference#현금영수증-조회). */
const tossReceipts = z.object({
  hasNext: z.boolean().default(false),
  lastCursor: z.number().nullish(),
  data: z.array(
    z.object({
      receiptKey: z.string(),
      orderId: z.string(),
      transactionType: z.enum(['CONFIRM', 'CANCEL']),
      amount: z.number(),
      issueStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
      failure: z.object({ code: z.string() }).nullish(),
    }),
  ),
});
type TossReceipt = z.infer<typeof tossReceipts>['data'][number];

const states = { IN_PROGRESS: 'inProgress', COMPLETED: 'completed', FAILED: 'failed' } as const;
const seenOf = ({ receiptKey, orderId, transactionType, amount, issueStatus, failure }: TossReceipt): SeenReceipt => ({
  key: receiptKey,
  name: orderId,
  isCancel: transactionType === 'CANCEL',
  amount,
  status: states[issueStatus],
  code: failure?.code ?? '',
});
/** More than any shop writes in a day, so that a cursor which never ends ends. */
const [pageSize, mostPages] = [1_000, 100];

export const tossReceiptBook = (keys: TossShop, timeoutMs = longestMs): ReceiptBook => {
  const ask = calling(keys, timeoutMs);
  const page = async (date: string, cursor: number | undefined) => {
    const query = new URLSearchParams({ requestDate: date, limit: String(pageSize) });
    if (cursor !== undefined) query.set('cursor', String(cursor));
    const answer = await ask({ path: `cash-receipts?${query.toString()}` }).catch((error: unknown) => {
      throw error instanceof TossRefusal ? new OutcomeUnknown(error.message) : error;
    });
    const { data } = tossReceipts.safeParse(answer);
    if (!data) throw new ProviderAway('toss answered in another shape');
    return data;
  };
  return {
    onDay: async (day) => {
      const seen: SeenReceipt[] = [];
      let cursor: number | undefined;
      for (let pages = 0; pages < mostPages; pages += 1) {
        const { data, hasNext, lastCursor } = await page(dateText(day), cursor);
        seen.push(...data.map(seenOf));
        if (!hasNext || lastCursor === null || lastCursor === undefined) return seen;
        cursor = lastCursor;
      }
      return seen;
    },
  };
};
