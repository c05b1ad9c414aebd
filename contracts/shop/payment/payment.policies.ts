import { type Actor, isAdmin, system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { PaymentCommand, PaymentKeyCommand } from './payment.commands.ts';

/**
 * Money moves by what orders and the provider say, never by a call of its own. What somebody did by hand is only
 * written down.
 */
const bySystem = (actor: Actor) => (actor.id === system.id ? undefined : 'forbidden');

export const paymentPolicies: Policies<PaymentCommand, undefined> = {
  RequestPayment: bySystem,
  RecordPayment: bySystem,
  RequestRefund: bySystem,
  WithdrawDeposit: bySystem,
  SettleRefund: bySystem,
  SettleRefundByHand: (actor) => (isAdmin(actor) ? undefined : 'forbidden'),
};
export const paymentKeyPolicies: Policies<PaymentKeyCommand, undefined> = { ReservePaymentKey: bySystem };
