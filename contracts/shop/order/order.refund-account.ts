import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { bankCode } from '../payment/banks.ts';

/** As the provider calls it. Money that came in by it does not go back by itself: that takes an account. */
export const virtualAccount = '가상계좌';

/** Digits only; lengths are Toss's (https://docs.tosspayments.com/reference#결제-취소). */
export const refundAccount = z.object({
  bank: bankCode,
  account: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/)),
  holder: line(60),
});
export type RefundAccount = z.infer<typeof refundAccount>;

/** Whether money of this order can be given back only to an account that nobody has told yet. */
export const needsRefundAccount = ({
  method,
  refund_account,
}: {
  readonly method: string | null;
  readonly refund_account: object | null;
}): boolean => method === virtualAccount && refund_account === null;

/** Only the end of a number, to know it again by. */
export const maskedAccount = (account: string): string =>
  '*'.repeat(Math.max(0, account.length - 4)) + account.slice(-4);
