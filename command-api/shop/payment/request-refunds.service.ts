import { surchargePaymentId } from '@maru/contracts/shop/payment/payment-subject';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { OrderState } from '../order/order.state.ts';
import type { Cancellation } from '../order/order-stock.service.ts';
import { paymentOf } from './settlement-parts.ts';

interface Owed extends Pick<Cancellation, 'orderId' | 'refund' | 'surcharges_back' | 'reason' | 'cause'> {
  /** The part of `refund` without VAT; its share where nobody says. */
  readonly tax_free?: number | undefined;
}
interface RefundRequest {
  readonly id: string;
  readonly key: string;
  /** Null for all of it. */
  readonly amount: number | null;
  readonly tax_free?: number | undefined;
}
/** Once for its cause. */
const requestRefund = (
  { send }: SystemCommands,
  { key, amount, tax_free, ...of }: RefundRequest,
  { orderId, reason, cause }: Pick<Owed, 'orderId' | 'reason' | 'cause'>,
) => {
  const refundId = commandIdOf(orderId, `${cause} ${key}`);
  const free = amount !== null && tax_free !== undefined && { tax_free };
  return send(
    { type: 'RequestRefund', data: { ...of, key, refundId, amount, ...free, reason } },
    `refund ${cause} ${key}`,
  );
};

/** The payment of what was paid beside in the window; undefined where it was taken by hand, or let off. */
const surchargePaymentOf = (order: OrderState, no: number) => {
  const { asked = null } = order?.claims.find((one) => one.no === no) ?? {};
  return order && asked?.paid
    ? { id: surchargePaymentId(order.id, { claim: no, ask: asked.ask }), key: asked.paid.key }
    : undefined;
};

/** Of an order that is not paid whatever may still be taken. What was paid beside goes back where it came from. */
export const requestRefundOf = async (parts: SystemCommands, owed: Owed): Promise<void> => {
  const { orderId: id, refund: amount, tax_free, surcharges_back = [] } = owed;
  const [order, { attempts }] = [await orderOf(parts.load, id), await paymentOf(parts, id)];
  if (order?.payment_key) await requestRefund(parts, { id, key: order.payment_key, amount, tax_free }, owed);
  else for (const { key } of attempts) await requestRefund(parts, { id, key, amount: null }, owed);
  for (const back of surcharges_back) {
    const of = surchargePaymentOf(order, back.claim);
    if (of) await requestRefund(parts, { ...of, amount: back.refund, tax_free: back.tax_free }, owed);
  }
};

/** What was paid beside for a claim that ended otherwise. */
export const returnSurcharge = async (
  parts: SystemCommands,
  { orderId, claim: no, cause }: { readonly orderId: string; readonly claim: number; readonly cause: string },
): Promise<void> => {
  const order = await orderOf(parts.load, orderId);
  const [of, claim] = [surchargePaymentOf(order, no), order?.claims.find((one) => one.no === no)];
  if (of && claim && claim.how !== 'replacement')
    await requestRefund(parts, { ...of, amount: null }, { orderId, reason: claim.reason, cause });
};
