import { bankNameOf } from '@maru/contracts/shop/payment/banks';
import { escrowPart } from '@maru/contracts/shop/payment/escrow';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { tossReceiptTypes } from '@maru/contracts/shop/cash-receipt/toss-receipt.words';
import { cashReceiptUse } from '@maru/contracts/shop/order-receipt/cash-receipt.fields';
import { z } from 'zod';

const account = z.object({
  bankCode: z.string().nullish(),
  accountNumber: z.string().nullish(),
  dueDate: z.string().nullish(),
});
/** Null, or of another type, where none was written with the payment. */
const receiptInPayment = z.object({
  type: z.string(),
  receiptKey: z.string().nullish(),
  issueNumber: z.string().catch(''),
  receiptUrl: z.string().catch(''),
  amount: z.int().catch(0),
  taxFreeAmount: z.int().catch(0),
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
  useEscrow: z.boolean().nullish(),
  virtualAccount: account.nullish(),
  cashReceipt: receiptInPayment.nullish(),
  failure: z.object({ code: z.string() }).nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
});
type TossPayment = z.infer<typeof tossPayment>;

/** An answer that is no 2xx (https://docs.tosspayments.com/reference/error-codes). */
const tossError = z.object({ code: z.string(), message: z.string().catch('') });

/** A part of what is kept for the buyer is refused under a code of any failure: its message alone says why. */
const isEscrowPart = (message: string) => message.includes('[ES12]');

/** The code of an answer that is no 2xx; '' is in no list, so it is looked into. */
export const refusalCode = (content: unknown): string => {
  const { code, message } = tossError.safeParse(content).data ?? { code: '', message: '' };
  return isEscrowPart(message) ? escrowPart : code;
};

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

const inPayment = ({ cashReceipt }: TossPayment): Pick<SeenPayment, 'receipt_in_payment'> => {
  const use = cashReceiptUse.options.find((one) => cashReceipt?.type === tossReceiptTypes[one]);
  if (!use || !cashReceipt?.receiptKey) return {};
  const { receiptKey: key, issueNumber: issue_number, receiptUrl: url, amount, taxFreeAmount: tax_free } = cashReceipt;
  return { receipt_in_payment: { use, amount, tax_free, key, issue_number, url } };
};

const beside = ({ method, receipt, useEscrow }: TossPayment) => ({
  method: method ?? '',
  receipt: receipt?.url ?? null,
  ...(useEscrow === true && { escrow: true }),
});

export const seenAtToss = (payment: TossPayment): SeenPayment => {
  const status = statusOf(payment);
  return {
    key: payment.paymentKey,
    order_id: payment.orderId,
    status,
    amount: payment.totalAmount,
    cancelled: status === 'paid' ? payment.totalAmount - payment.balanceAmount : 0,
    ...beside(payment),
    ...inPayment(payment),
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
  escrowPart,
  'NOT_FOUND_PAYMENT',
]);
