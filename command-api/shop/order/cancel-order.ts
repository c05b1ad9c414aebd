import { returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import { surchargesBackFor } from '@maru/contracts/shop/order/surcharge.parts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { type Restitution, restitutionFor, restOf } from '@maru/contracts/shop/order/order.parts';
import { isWithin, piecesOf } from '@maru/contracts/shop/order/order.pieces';
import { cancellableParts } from '@maru/contracts/shop/order/order.rules';
import { type OrderDecider, orderFor, wrongInput } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

/** Before payment only points are given back. */
const backFor = (order: OrderFacts, parts: readonly Part[], reason: CancelReason): Restitution => {
  const restitution = restitutionFor(order, parts, { fault: returnCostBearer(reason) });
  return order.stage === 'paid'
    ? restitution
    : { ...restitution, refund: 0, split: { goods: 0, shipping: 0, fee: 0, tax_free: 0 } };
};

/** A part that is all there is left is the whole; before payment nothing else can be cancelled. */
export const cancelOrder: OrderDecider<'CancelOrder'> = (
  state,
  { data: { id, parts: wanted, reason, refund_account: newAccount } },
  by,
) => {
  const { order, roles, now } = orderFor(state, 'cancel', by);
  const cancellable = cancellableParts(order, roles, now);
  const parts = [...(wanted ?? cancellable)];
  const whole = piecesOf(parts) === piecesOf(restOf(order));
  if (!isWithin(parts, cancellable) || (order.stage !== 'paid' && !whole))
    throw wrongInput('parts', orderErrors.partsToCancel);
  const back = { ...backFor(order, parts, reason), ...surchargesBackFor(order, parts) };
  return [
    ...refundAccountOf(order, { newAccount, refund: back.refund, actor: by.actor }),
    { type: whole ? 'OrderCancelled' : 'OrderPartCancelled', data: { id, parts, ...back, reason } },
  ];
};
