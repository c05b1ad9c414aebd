import { z } from 'zod';

/** Ways to pay, by the names of the payment window (https://docs.tosspayments.com/sdk/v2/js). */
export const paymentWay = z.enum(['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT']);
export type PaymentWay = z.infer<typeof paymentWay>;

/** Won that can be paid at all, by card; nothing needs no provider. */
export const leastPaid = 100;

/** What pays an order that coupon and points have paid for, in place of a provider's word. */
export const freeOfCharge = '무료';

/** Ways to pay in cash as the provider calls them, once it has been paid. */
export const cashMethods: Readonly<Record<Exclude<PaymentWay, 'CARD'>, string>> = {
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '가상계좌',
};
export const isPaidInCash = (method: string | null): boolean =>
  method !== null && Object.values(cashMethods).includes(method);

/** A receipt for cash is given for what is paid from an account. */
export const isCash = (way: PaymentWay): boolean => way !== 'CARD';

/**
 * Won that can be paid in this way: 100 by card, 200 from an account
 * (https://docs.tosspayments.com/reference/error-codes, `BELOW_MINIMUM_AMOUNT`).
 */
export const leastBy = (way: PaymentWay): number => (isCash(way) ? 200 : leastPaid);

/** Whether an amount of won can be paid in this way; nothing at all needs none. */
export const isPayableBy = (way: PaymentWay, total: number): boolean => total === 0 || total >= leastBy(way);
