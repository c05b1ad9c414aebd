import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { cancelReasons, type SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import {
  type Attempt,
  openAttempts,
  openRefunds,
  type PaymentFacts,
  type Refund,
} from '@maru/contracts/shop/payment/payment.fold';
import type { Command } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { sendAsSystem, type Send, type SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { Cancellation } from '../order/order-stock.service.ts';
import { paymentAggregate } from './payment.aggregate.ts';
import { OutcomeUnknown, type PaymentProvider, type RefundRequest, RefundRefused } from './payment-provider.ts';

export interface SettlementParts extends SystemCommands {
  readonly provider: PaymentProvider;
}

export const settlementParts = (
  { load, provider }: Pick<SettlementParts, 'load' | 'provider'>,
  send: Send,
): SettlementParts => ({ load, provider, send: sendAsSystem(send) });

const orderRefusals: ReadonlySet<RejectionCode> = new Set(['order_step_refused', 'amount_mismatch', 'order_not_found']);

export const paymentOf = async ({ load }: Pick<SystemCommands, 'load'>, orderId: string): Promise<PaymentFacts> =>
  (await load(paymentAggregate, paymentStream(orderId))).state;

export const recordSeen = ({ send }: Pick<SystemCommands, 'send'>, orderId: string, seen: SeenPayment) =>
  send({ type: 'RecordPayment', data: { id: orderId, seen } });

/** Throws `OutcomeUnknown`. */
export const recordOpenAttempts = async (parts: SettlementParts, orderId: string): Promise<void> => {
  for (const { key } of openAttempts(await paymentOf(parts, orderId)))
    await recordSeen(parts, orderId, await parts.provider.find({ key, orderId }));
};

const isGivenUp = ({ refunds }: PaymentFacts, key: string) =>
  refunds.some((refund) => refund.key === key && refund.amount === null && refund.outcome !== 'refused');

const toOrder = (id: string, { status, key, amount, method, receipt, deposit }: Attempt): Command | undefined => {
  if (status === 'paid') return { type: 'PayOrder', data: { id, amount, method, key, receipt } };
  return status === 'awaitingDeposit' ? { type: 'AwaitDeposit', data: { id, deposit } } : undefined;
};

/** What the order does not take is asked back. */
export const applyPayments = async (parts: SettlementParts, orderId: string): Promise<void> => {
  const payment = await paymentOf(parts, orderId);
  for (const attempt of payment.attempts) {
    const command = toOrder(orderId, attempt);
    if (!command || isGivenUp(payment, attempt.key)) continue;
    const name = `${command.type} ${orderId} ${attempt.key}`;
    try {
      await parts.send(command, name);
    } catch (error) {
      if (!(error instanceof Rejected) || !orderRefusals.has(error.code)) throw error;
      await parts.send(
        {
          type: 'RequestRefund',
          data: {
            id: orderId,
            key: attempt.key,
            refundId: commandIdOf(orderId, `unwanted ${name}`),
            amount: null,
            reason: 'unpaid',
          },
        },
        `unwanted ${name}`,
      );
    }
  }
};

const isAllBack = ({ status, amount, cancelled }: SeenPayment) =>
  status === 'refused' || (status === 'paid' && cancelled >= amount);

/** Money from a card goes back to it. */
const accountFor = async ({ load }: SettlementParts, orderId: string, { attempts }: PaymentFacts, { key }: Refund) => {
  const attempt = attempts.find((one) => one.key === key);
  if (!attempt?.deposit && attempt?.method !== virtualAccount) return null;
  return (await orderOf(load, orderId))?.refund_account ?? null;
};

const giveBack = async (
  parts: SettlementParts,
  orderId: string,
  { key, refundId, amount, reason }: Refund,
  account: RefundRequest['account'],
): Promise<void> => {
  const settle = (outcome: 'done' | 'refused', code: string) =>
    parts.send(
      { type: 'SettleRefund', data: { id: orderId, refundId, outcome, code } },
      `settle ${refundId} ${outcome}`,
    );
  try {
    await recordSeen(
      parts,
      orderId,
      await parts.provider.cancel({ key, orderId, refundId, amount, reason: cancelReasons[reason], account }),
    );
    await settle('done', '');
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    const seen = await parts.provider.find({ key, orderId });
    await recordSeen(parts, orderId, seen);
    // Nothing was taken yet, so nothing can be given back.
    if (seen.status === 'pending') throw new OutcomeUnknown('nothing to give back yet');
    await settle(amount === null && isAllBack(seen) ? 'done' : 'refused', error.code);
  }
};

/** Of an order that is not paid whatever may still be taken. */
export const requestRefundOf = async (
  parts: SystemCommands,
  { orderId, refund: owed, reason, cause }: Pick<Cancellation, 'orderId' | 'refund' | 'reason' | 'cause'>,
): Promise<void> => {
  const [order, { attempts }] = [await orderOf(parts.load, orderId), await paymentOf(parts, orderId)];
  const request = (key: string, amount: number | null) =>
    parts.send(
      {
        type: 'RequestRefund',
        data: { id: orderId, key, refundId: commandIdOf(orderId, `${cause} ${key}`), amount, reason },
      },
      `refund ${cause} ${key}`,
    );
  if (order?.payment_key) await request(order.payment_key, owed);
  else for (const { key } of attempts) await request(key, null);
};

/** Throws `OutcomeUnknown` for what is to be tried again. */
export const refund = async (parts: SettlementParts, orderId: string): Promise<void> => {
  const payment = await paymentOf(parts, orderId);
  for (const open of openRefunds(payment))
    await giveBack(parts, orderId, open, await accountFor(parts, orderId, payment, open));
};

/** Where the provider stands, the order stands too, or the money goes back; may be called at any time, by anyone. */
export const settleUp = async (parts: SettlementParts, orderId: string): Promise<void> => {
  await recordOpenAttempts(parts, orderId);
  await applyPayments(parts, orderId);
  await refund(parts, orderId);
  // A refund that was refused leaves money that the order may still take.
  await applyPayments(parts, orderId);
};
