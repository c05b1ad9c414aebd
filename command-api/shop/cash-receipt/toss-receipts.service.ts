import { tossReceiptTypes } from '@maru/contracts/shop/cash-receipt/toss-receipt.words';
import { receiptName } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import { z } from 'zod';
import { OutcomeUnknown, ProviderAway } from '../payment/payment-provider.ts';
import { calling, longestMs, type TossCall, TossRefusal, type TossShop } from '../payment/toss-call.service.ts';
import { type ReceiptProvider, ReceiptRefused, type WrittenReceipt } from './receipt-provider.ts';

/** As much as is read of Toss's CashReceipt object (https://docs.tosspayments.com/reference#cashreceipt). */
const tossReceipt = z.object({
  receiptKey: z.string(),
  issueNumber: z.string().nullish(),
  receiptUrl: z.string().nullish(),
});
/** Refusals that say nothing of the receipt: it is asked for again. */
const passing: ReadonlySet<string> = new Set([
  '',
  'PROVIDER_ERROR',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'FORBIDDEN_REQUEST',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
]);

/** Cash receipts by Toss Payments (https://docs.tosspayments.com/reference#cash-receipts). */
export const tossReceipts = (keys: TossShop, timeoutMs = longestMs): ReceiptProvider => {
  const ask = calling(keys, timeoutMs);
  const call = (question: TossCall): Promise<unknown> =>
    ask({ ...question, path: `cash-receipts${question.path}` }).catch((error: unknown) => {
      if (!(error instanceof TossRefusal)) throw error;
      throw passing.has(error.code) ? new OutcomeUnknown(error.message) : new ReceiptRefused(error.code);
    });
  return {
    issue: async ({ orderId, slip, use, number, name, amount, taxFree }): Promise<WrittenReceipt> => {
      const body = {
        orderId: receiptName(orderId, slip),
        orderName: name,
        amount,
        taxFreeAmount: taxFree,
        customerIdentityNumber: number,
        type: tossReceiptTypes[use],
      };
      const answer = await call({ path: '', body, idempotencyKey: `${orderId}:receipt:${slip}` });
      const { data } = tossReceipt.safeParse(answer);
      if (!data) throw new ProviderAway('toss answered in another shape');
      return { key: data.receiptKey, issue_number: data.issueNumber ?? '', url: data.receiptUrl ?? '' };
    },
    cancel: async ({ orderId, slip, cancel, key, amount }) => {
      const idempotencyKey = `${orderId}:receipt:${slip}:cancel:${cancel}`;
      await call({ path: `/${encodeURIComponent(key)}/cancel`, body: { amount }, idempotencyKey });
    },
  };
};
