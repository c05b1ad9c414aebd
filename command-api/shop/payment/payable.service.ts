import { totalOf } from '@maru/contracts/shop/order/exchange.parts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { heldOf } from '@maru/contracts/shop/order/order.parts';
import { surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';
import { claimActionsOf } from '@maru/contracts/shop/order/order.steps';
import type { Attempt } from '@maru/contracts/shop/payment/payment.fold';
import { isPaymentIdOf, type PaymentSubject, paymentSubjectOf } from '@maru/contracts/shop/payment/payment-subject';
import type { Command, Load } from '../../pipeline/aggregate.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { OrderState } from '../order/order.state.ts';

/** What a payment is for, as it stands; amounts are won. */
export interface Payable {
  readonly order: OrderFacts;
  readonly claim: number | null;
  /** Null where it was asked for anew, with another amount. */
  readonly total: number | null;
  readonly taxFree: number;
  /** The try that has paid it. */
  readonly key: string | null;
  /** What the shop thinks it holds of it. */
  readonly held: number;
  /** Whether it waits for money; where it has a time for it, `until` in epoch ms. */
  readonly isOpen: boolean;
  readonly until: number;
  /** Whether an account that waits may go on waiting: beside what has paid, or after the end, it may not. */
  readonly keepsAccount: (key: string) => boolean;
}

const orderPayable = (order: OrderFacts): Payable => {
  const { amounts, payment_key: paidKey } = order;
  const isOpen = order.stage === 'awaitingPayment';
  return {
    order,
    claim: null,
    total: amounts.total,
    taxFree: amounts.tax_free,
    key: paidKey,
    held: paidKey === null ? 0 : heldOf(order),
    isOpen,
    until: order.pay_until,
    keepsAccount: (key) => isOpen || paidKey === key,
  };
};

/** By card only: no account waits for a claim. */
const surchargePayable = (
  order: OrderFacts,
  { claim: no, ask }: NonNullable<PaymentSubject['surcharge']>,
): Payable | undefined => {
  const claim = order.claims.find((one) => one.no === no);
  if (!claim?.asked) return undefined;
  const common = { order, claim: no, until: Infinity, keepsAccount: () => false };
  const { paid, tax_free: taxFree } = claim.asked;
  if (claim.asked.ask !== ask) return { ...common, total: null, taxFree, key: null, held: 0, isOpen: false };
  const isOpen = claimActionsOf(claim, ['system']).includes('paySurcharge');
  const [total, held] = [totalOf(claim.asked), surchargeHeld(claim)];
  return { ...common, total, taxFree, key: paid?.key ?? null, held, isOpen };
};

/** Undefined where nobody asked for it, and under another name than its own. `order` is the one that `id` names. */
export const payableIn = (order: OrderState, id: string): Payable | undefined => {
  const subject = paymentSubjectOf(id);
  if (!order || !isPaymentIdOf(id, subject)) return undefined;
  const { surcharge } = subject;
  return surcharge ? surchargePayable(order, surcharge) : orderPayable(order);
};
export const payableOf = async (load: Load, id: string): Promise<Payable | undefined> =>
  payableIn(await orderOf(load, paymentSubjectOf(id).orderId), id);

/** What is said of money that came. */
export const paidBy = (id: string, { key, amount, method, receipt, escrow }: Attempt): Command => {
  const { orderId, surcharge } = paymentSubjectOf(id);
  const payment = { id: orderId, amount, method, key, receipt };
  return surcharge
    ? { type: 'PaySurcharge', data: { ...payment, ...surcharge } }
    : { type: 'PayOrder', data: { ...payment, ...(escrow && { escrow }) } };
};
