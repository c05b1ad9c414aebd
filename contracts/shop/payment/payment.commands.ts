import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { cancelReason, differenceReason } from './payment.fields.ts';
import { seenPayment } from './payment.fields.ts';

const of = { id: z.string(), key: z.string() };
/** The system's own, but the last: people pay by orders, and the provider is asked. */
export const paymentCommand = z.discriminatedUnion('type', [
  command('RequestPayment', { ...of, amount: z.int(), tax_free: z.int().optional() }),
  /** What the provider said just now, or a while ago. */
  command('RecordPayment', { id: z.string(), seen: seenPayment }),
  command('RequestRefund', {
    ...of,
    refundId: z.string(),
    amount: z.int().nullable(),
    tax_free: z.int().optional(),
    reason: cancelReason,
  }),
  /** Closes an account that still waits; refused where the deposit has come. */
  command('WithdrawDeposit', { ...of, refundId: z.string() }),
  command('SettleRefund', {
    id: z.string(),
    refundId: z.string(),
    outcome: z.enum(['done', 'refused']),
    code: z.string(),
  }),
  command('AwaitRefundAccount', { id: z.string(), refundId: z.string(), order_revision: z.int(), code: z.string() }),
  command('ResumeRefund', { id: z.string(), refundId: z.string() }),
  /** `expected`, in won, is what the order thinks the shop holds. */
  command('CompareBooks', { id: z.string(), expected: z.int() }),
  command('CloseDifference', { id: z.string(), reason: differenceReason, note: z.string() }),
  /** An administrator has given back what the provider refused to, or could not for want of an account. */
  command('SettleRefundByHand', { id: z.string(), refundId: z.string() }),
]);
export type PaymentCommand = z.infer<typeof paymentCommand>;

export const paymentKeyCommand = z.discriminatedUnion('type', [
  command('ReservePaymentKey', { hash: z.string(), orderId: z.string() }),
]);
export type PaymentKeyCommand = z.infer<typeof paymentKeyCommand>;
