import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { PaymentCommand, PaymentKeyCommand } from './payment.commands.ts';

/**
 * Money moves by what orders and the provider say, never by a call of its own. What somebody did by hand is only
 * written down.
 */
export const paymentPolicies: Policies<PaymentCommand, undefined> = {
  RequestPayment: systemOnly,
  RecordPayment: systemOnly,
  RequestRefund: systemOnly,
  WithdrawDeposit: systemOnly,
  SettleRefund: systemOnly,
  SettleRefundByHand: adminOnly,
};
export const paymentKeyPolicies: Policies<PaymentKeyCommand, undefined> = { ReservePaymentKey: systemOnly };
