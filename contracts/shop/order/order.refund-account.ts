import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { bankCode } from '../payment/banks.ts';
import { cashMethods } from '../payment/payment-ways.ts';

/** Money that came in by it does not go back by itself: that takes an account. */
export const virtualAccount = cashMethods.VIRTUAL_ACCOUNT;

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

interface Paid {
  readonly method: string | null;
  /** Whether the provider keeps the money until the goods have come. */
  readonly escrow: boolean;
  readonly refund_account: object | null;
  readonly amounts: { readonly total: number };
}
/**
 * Whether money of this order, all of it or `refund` won, can be given back only to an account that nobody has told yet.
 * Of what is kept for the buyer a part goes back by a person's hand.
 */
export const needsRefundAccount = (
  { method, escrow, refund_account, amounts: { total } }: Paid,
  refund = total,
): boolean => refund_account === null && (method === virtualAccount || (escrow && refund > 0 && refund < total));

/** Only the end of a number, to know it again by. */
export const maskedAccount = (account: string): string =>
  '*'.repeat(Math.max(0, account.length - 4)) + account.slice(-4);
