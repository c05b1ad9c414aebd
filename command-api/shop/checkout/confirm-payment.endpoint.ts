import { paymentRoutes } from '@maru/contracts/shop/payment/payment.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import { createHash } from 'node:crypto';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { type Payable, payableOf } from '../payment/payable.service.ts';
import { OutcomeUnknown, type PaymentServices } from '../payment/payment-provider.ts';
import { paymentOf, recordSeen, settlementParts, type SettlementParts } from '../payment/settlement-parts.ts';
import { applyPayments } from '../payment/settlement.service.ts';

export interface ConfirmedPayment {
  readonly paymentKey: string;
  /** As the provider names what is paid: see `PaymentSubject`. */
  readonly orderId: string;
  /** Never believed. */
  readonly amount: number;
}
/** `checking`: the provider has not said yet, and will be asked again. */
export type Confirmation = 'paid' | 'awaitingDeposit' | 'checking';
interface ConfirmParts extends SettlementParts {
  readonly now: () => number;
}

const payableFor = async ({ load }: SettlementParts, { orderId, amount }: ConfirmedPayment): Promise<Payable> => {
  const payable = await payableOf(load, orderId);
  if (!payable) throw new Rejected('order_not_found');
  if (payable.total === null) throw new Rejected('order_not_payable');
  if (payable.total !== amount) throw new Rejected('amount_mismatch');
  return payable;
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
  const [{ attempts, refunds }, payable] = await Promise.all([
    paymentOf(parts, orderId),
    payableOf(parts.load, orderId),
  ]);
  const attempt = attempts.find(({ key }) => key === paymentKey);
  if (attempt?.status === 'refused')
    throw new Rejected('payment_refused', { errors: [{ path: 'paymentKey', message: refusalMessage(attempt.code) }] });
  if (refunds.some(({ key, amount }) => key === paymentKey && amount === null)) throw new Rejected('order_not_payable');
  if (payable?.key === paymentKey) return 'paid';
  return attempt?.status === 'awaitingDeposit' ? 'awaitingDeposit' : 'checking';
};

/**
 * Written down before any money is taken, so that after a crash it is known what to look for. A repeat answers the
 * same.
 */
export const confirmPayment = async (parts: ConfirmParts, request: ConfirmedPayment): Promise<Confirmation> => {
  const { paymentKey: key, orderId, amount } = request;
  const payable = await payableFor(parts, request);
  const known = (await paymentOf(parts, orderId)).attempts.some((attempt) => attempt.key === key);
  if (!known && !(payable.isOpen && parts.now() < payable.until)) throw new Rejected('order_not_payable');
  await parts.send({
    type: 'ReservePaymentKey',
    data: { hash: createHash('sha256').update(key).digest('hex'), orderId },
  });
  await parts.send({ type: 'RequestPayment', data: { id: orderId, key, amount, tax_free: payable.taxFree } });
  if (payable.isOpen) await takeMoney(parts, request);
  await applyPayments(parts, orderId);
  return outcomeOf(parts, request);
};

/** Open to all: guests pay too, and whoever knows the id of an order may pay it, but learns nothing of its buyer. */
export const confirmPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.confirm, async ({ input, ipHash, send, res }) => {
    await services.limits.payment.take(ipHash, res);
    const status = await confirmPayment({ ...settlementParts(services, send), now: () => services.clock.now() }, input);
    const payable = await payableOf(services.load, input.orderId);
    if (!payable) throw new Rejected('order_not_found');
    const { order, claim } = payable;
    return { status, id: order.id, number: order.number, claim, total: input.amount, deposit: order.deposit };
  });
