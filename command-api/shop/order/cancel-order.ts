import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { type Restitution, restitutionFor, isPartOf, restOf } from '@maru/contracts/shop/order/order.parts';
import { existingOrder, mustBeAllowed, type OrderDecider } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

const piecesOf = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
/** Before payment only points are given back. */
const backFor = (order: OrderFacts, parts: readonly Part[]): Restitution =>
  order.status === 'awaitingPayment' ? { ...restitutionFor(order, parts), refund: 0 } : restitutionFor(order, parts);

/** A part that is all there is left is the whole. */
export const cancelOrder: OrderDecider<'CancelOrder'> = (
  state,
  { data: { id, parts: wanted, reason, refund_account: newAccount } },
  by,
) => {
  const order = existingOrder(state);
  const rest = restOf(order);
  const parts = [...(wanted ?? rest)];
  if (!isPartOf(order, parts))
    throw new Rejected('invalid_input', { errors: [{ path: 'parts', message: orderErrors.partsToCancel }] });
  const whole = piecesOf(parts) === piecesOf(rest);
  mustBeAllowed(order, whole ? 'cancel' : 'cancelPart', by);
  const back = backFor(order, parts);
  return [
    ...refundAccountOf(order, { newAccount, hasRefund: back.refund > 0, actor: by.actor }),
    { type: whole ? 'OrderCancelled' : 'OrderPartCancelled', data: { id, parts, ...back, reason } },
  ];
};
