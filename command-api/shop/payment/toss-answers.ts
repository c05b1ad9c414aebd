import { bankNameOf } from '@maru/contracts/shop/payment/banks';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { z } from 'zod';

const account = z.object({
  bankCode: z.string().nullish(),
  accountNumber: z.string().nullish(),
  dueDate: z.string().nullish(),
});
/**
 * What is read of Toss's Payment object, amounts in won (https://docs.tosspayments.com/reference#payment-객체, version
 * 2022-11-16).
 */
export const tossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  method: z.string().nullish(),
  approvedAt: z.string().nullish(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  virtualAccount: account.nullish(),
  failure: z.object({ code: z.string() }).nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
});
type TossPayment = z.infer<typeof tossPayment>;

/** An answer that is no 2xx (https://docs.tosspayments.com/reference/error-codes). */
export const tossError = z.object({ code: z.string() });

/** `CANCELED` is also an account closed before its deposit, which was never approved. */
const statusOf = ({ status, approvedAt }: TossPayment): SeenPayment['status'] => {
  if (status === 'READY' || status === 'IN_PROGRESS') return 'pending';
  if (status === 'WAITING_FOR_DEPOSIT') return 'awaitingDeposit';
  if (status === 'ABORTED' || status === 'EXPIRED') return 'refused';
  return typeof approvedAt === 'string' ? 'paid' : 'refused';
};

const depositOf = ({ virtualAccount }: TossPayment): SeenPayment['deposit'] => {
  const { bankCode, accountNumber, dueDate } = virtualAccount ?? {};
  if (!accountNumber || !dueDate) return null;
  return { bank: bankNameOf(bankCode ?? ''), account: accountNumber, due: new Date(dueDate).toISOString() };
};

export const seenAtToss = (payment: TossPayment): SeenPayment => {
  const status = statusOf(payment);
  return {
    key: payment.paymentKey,
    order_id: payment.orderId,
    status,
    amount: payment.totalAmount,
    cancelled: status === 'paid' ? payment.totalAmount - payment.balanceAmount : 0,
    method: payment.method ?? '',
    receipt: payment.receipt?.url ?? null,
    deposit: status === 'awaitingDeposit' ? depositOf(payment) : null,
    code: payment.failure?.code ?? payment.status,
  };
};

/**
 * Refusals after which the same try cannot be taken any more (https://docs.tosspayments.com/reference/error-codes, 결제
 * 승인). Others say nothing for certain.
 */
export const finalRefusals: ReadonlySet<string> = new Set([
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'NOT_ALLOWED_POINT_USE',
  'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'INVALID_CARD_INSTALLMENT_PLAN',
  'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'INVALID_CARD_LOST_OR_STOLEN',
  'RESTRICTED_TRANSFER_ACCOUNT',
  'INVALID_CARD_NUMBER',
  'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
  'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
  'EXCEED_MAX_AMOUNT',
  'INVALID_ACCOUNT_INFO_RE_REGISTER',
  'NOT_AVAILABLE_PAYMENT',
  'INVALID_PASSWORD',
  'REJECT_ACCOUNT_PAYMENT',
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_TOSSPAY_INVALID_ACCOUNT',
  'EXCEED_MAX_AUTH_COUNT',
  'FDS_ERROR',
  'NOT_FOUND_PAYMENT',
  'NOT_FOUND_PAYMENT_SESSION',
]);

/** Refusals of a cancellation that will not become another (the same page, 결제 취소). Others are tried again. */
export const finalCancelRefusals: ReadonlySet<string> = new Set([
  'ALREADY_CANCELED_PAYMENT',
  'INVALID_REFUND_ACCOUNT_INFO',
  'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'REFUND_REJECTED',
  'ALREADY_REFUND_PAYMENT',
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'NOT_FOUND_PAYMENT',
]);
