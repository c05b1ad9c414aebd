import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { type Attempt, openAttempts, type PaymentFacts, type Refund } from '@maru/contracts/shop/payment/payment.fold';
import type { Command } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { Cancellation } from '../order/order-stock.service.ts';
import { refund } from './give-back.service.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

export { refund } from './give-back.service.ts';
export { paymentOf, recordSeen, settlementParts, type SettlementParts } from './settlement-parts.ts';

const orderRefusals: ReadonlySet<RejectionCode> = new Set(['order_step_refused', 'amount_mismatch', 'order_not_found']);

/** Throws `OutcomeUnknown`. */
export const recordOpenAttempts = async (parts: SettlementParts, orderId: string): Promise<void> => {
  for (const { key } of openAttempts(await paymentOf(parts, orderId)))
    await recordSeen(parts, orderId, await parts.provider.find({ key, orderId }));
};

const isGoing = ({ outcome }: Refund) => outcome !== 'refused' && outcome !== 'kept';
const isGivenUp = ({ refunds }: PaymentFacts, key: string) =>
  refunds.some((refund) => refund.key === key && refund.amount === null && isGoing(refund));

/** Money that went back at the provider pays nothing. */
const isHeld = ({ status, amount, cancelled }: Attempt) => status === 'paid' && cancelled < amount;

const toOrder = (id: string, attempt: Attempt): Command | undefined => {
  const { status, key, amount, method, receipt, deposit } = attempt;
  if (isHeld(attempt)) return { type: 'PayOrder', data: { id, amount, method, key, receipt } };
  return status === 'awaitingDeposit' ? { type: 'AwaitDeposit', data: { id, deposit } } : undefined;
};

/** An account that waits beside what has paid, or after the end: the order took it while it could, and would again. */
const isLeftOver = async ({ load }: SettlementParts, orderId: string, { status, key }: Attempt): Promise<boolean> => {
  if (status !== 'awaitingDeposit') return false;
  const order = await orderOf(load, orderId);
  return order !== undefined && order.stage !== 'awaitingPayment' && order.payment_key !== key;
};

/** What the order does not take is asked back. */
export const applyPayments = async (parts: SettlementParts, orderId: string): Promise<void> => {
  const payment = await paymentOf(parts, orderId);
  for (const attempt of payment.attempts) {
    const { key } = attempt;
    const command = toOrder(orderId, attempt);
    if (!command || isGivenUp(payment, key)) continue;
    const name = `${command.type} ${orderId} ${key}`;
    const refundId = commandIdOf(orderId, `unwanted ${name}`);
    const askBack = () =>
      parts.send(
        { type: 'RequestRefund', data: { id: orderId, key, refundId, amount: null, reason: 'unpaid' } },
        `unwanted ${name}`,
      );
    if (await isLeftOver(parts, orderId, attempt)) {
      await askBack();
      continue;
    }
    await parts.send(command, name).catch(async (error: unknown) => {
      if (!(error instanceof Rejected) || !orderRefusals.has(error.code)) throw error;
      await askBack();
    });
  }
};

interface Owed extends Pick<Cancellation, 'orderId' | 'refund' | 'reason' | 'cause'> {
  /** The part of `refund` without VAT; its share where nobody says. */
  readonly tax_free?: number | undefined;
}

/** Of an order that is not paid whatever may still be taken. */
export const requestRefundOf = async (
  parts: SystemCommands,
  { orderId, refund: owed, tax_free, reason, cause }: Owed,
): Promise<void> => {
  const [order, { attempts }] = [await orderOf(parts.load, orderId), await paymentOf(parts, orderId)];
  const request = (key: string, amount: number | null) =>
    parts.send(
      {
        type: 'RequestRefund',
        data: {
          id: orderId,
          key,
          refundId: commandIdOf(orderId, `${cause} ${key}`),
          amount,
          ...(amount !== null && tax_free !== undefined && { tax_free }),
          reason,
        },
      },
      `refund ${cause} ${key}`,
    );
  if (order?.payment_key) await request(order.payment_key, owed);
  else for (const { key } of attempts) await request(key, null);
};

/** Where the provider stands, the order stands too, or the money goes back; may be called at any time, by anyone. */
export const settleUp = async (parts: SettlementParts, orderId: string): Promise<void> => {
  await recordOpenAttempts(parts, orderId);
  await applyPayments(parts, orderId);
  await refund(parts, orderId);
  // A refund that was refused leaves money that the order may still take.
  await applyPayments(parts, orderId);
};
