import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { PaymentCommand, PaymentKeyCommand } from './payment.commands.ts';

/** Money moves by orders and the provider only; a refund by hand is only written down. */
export const paymentPolicies: Policies<PaymentCommand, undefined> = {
  RequestPayment: systemOnly,
  RecordPayment: systemOnly,
  RequestRefund: systemOnly,
  WithdrawDeposit: systemOnly,
  SettleRefund: systemOnly,
  AwaitRefundAccount: systemOnly,
  ResumeRefund: systemOnly,
  CompareBooks: systemOnly,
  CloseDifference: adminOnly,
  SettleRefundByHand: adminOnly,
};
export const paymentKeyPolicies: Policies<PaymentKeyCommand, undefined> = { ReservePaymentKey: systemOnly };
