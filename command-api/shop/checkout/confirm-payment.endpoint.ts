import { paymentRoutes } from '@maru/contracts/shop/payment/payment.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import { createHash } from 'node:crypto';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { OutcomeUnknown, type PaymentServices } from '../payment/payment-provider.ts';
import {
  applyPayments,
  paymentOf,
  recordSeen,
  settlementParts,
  type SettlementParts,
} from '../payment/settlement.service.ts';

export interface ConfirmedPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  /** Never believed. */
  readonly amount: number;
}
/** `checking`: the provider has not said yet, and will be asked again. */
export type Confirmation = 'paid' | 'awaitingDeposit' | 'checking';
interface ConfirmParts extends SettlementParts {
  readonly now: () => number;
}

const orderFor = async ({ load }: SettlementParts, { orderId, amount }: ConfirmedPayment): Promise<OrderFacts> => {
  const order = await orderOf(load, orderId);
  if (!order) throw new Rejected('order_not_found');
  if (order.amounts.total !== amount) throw new Rejected('amount_mismatch');
  return order;
};

const takeMoney = async (
  parts: SettlementParts,
  { paymentKey: key, orderId, amount }: ConfirmedPayment,
): Promise<void> => {
  try {
    await recordSeen(parts, orderId, await parts.provider.confirm({ key, orderId, amount }));
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
  }
};

const outcomeOf = async (parts: SettlementParts, { paymentKey, orderId }: ConfirmedPayment): Promise<Confirmation> => {
  const [{ attempts, refunds }, order] = await Promise.all([paymentOf(parts, orderId), orderOf(parts.load, orderId)]);
  const attempt = attempts.find(({ key }) => key === paymentKey);
  if (attempt?.status === 'refused')
    throw new Rejected('payment_refused', { errors: [{ path: 'paymentKey', message: refusalMessage(attempt.code) }] });
  if (refunds.some(({ key, amount }) => key === paymentKey && amount === null)) throw new Rejected('order_not_payable');
  if (order?.payment_key === paymentKey) return 'paid';
  return attempt?.status === 'awaitingDeposit' ? 'awaitingDeposit' : 'checking';
};

/**
 * Written down before any money is taken, so that after a crash it is known what to look for. A repeat answers the
 * same.
 */
export const confirmPayment = async (parts: ConfirmParts, request: ConfirmedPayment): Promise<Confirmation> => {
  const { paymentKey: key, orderId, amount } = request;
  const order = await orderFor(parts, request);
  const known = (await paymentOf(parts, orderId)).attempts.some((attempt) => attempt.key === key);
  if (!known && (order.status !== 'awaitingPayment' || parts.now() >= order.pay_until))
    throw new Rejected('order_not_payable');
  await parts.send({
    type: 'ReservePaymentKey',
    data: { hash: createHash('sha256').update(key).digest('hex'), orderId },
  });
  await parts.send({ type: 'RequestPayment', data: { id: orderId, key, amount, tax_free: order.amounts.tax_free } });
  if (order.status === 'awaitingPayment') await takeMoney(parts, request);
  await applyPayments(parts, orderId);
  return outcomeOf(parts, request);
};

/** Open to all: guests pay too, and whoever knows the id of an order may pay it, but learns nothing of its buyer. */
export const confirmPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.confirm, async ({ input, ipHash, send, res }) => {
    await services.limits.payment.take(ipHash, res);
    const status = await confirmPayment({ ...settlementParts(services, send), now: () => services.clock.now() }, input);
    const order = await orderOf(services.load, input.orderId);
    if (!order) throw new Rejected('order_not_found');
    return { status, id: order.id, number: order.number, total: order.amounts.total, deposit: order.deposit };
  });
