import { bankNameOf } from '@maru/contracts/shop/payment/banks';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { z } from 'zod';

const account = z.object({
  bankCode: z.string().nullish(),
  accountNumber: z.string().nullish(),
  dueDate: z.string().nullish(),
});
/**
 * As much of Toss's Payment object as is read (https://docs.tosspayments.com/reference#payment-객체, version 2022-11-16).
 * Amounts in won.
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

/** `CANCELED` is also what becomes of an account that was closed before anything came in: that was never approved. */
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

/** Toss's words in ours. */
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
