import { shareOf } from '@maru/contracts/shop/order/order.amounts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { type OrderDecider, orderFor, wrongInput } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

/** As much without VAT as was asked for, or its share; what is left of either kind bounds it. */
const taxFreeOf = (order: OrderFacts, refund: number, wanted: number | undefined): number => {
  const share = shareOf(order.amounts.tax_free, refund, order.amounts.total);
  const free = taxFreeIn(order, refund, wanted ?? share);
  if (wanted !== undefined && wanted !== free) throw wrongInput('tax_free', orderErrors.taxFreeWrong);
  return free;
};

/** Points that were paid with come back as points, up to those that did not. */
export const refundOrder: OrderDecider<'RefundOrder'> = (
  state,
  { data: { id, refund, points = 0, tax_free, reason, refund_account: newAccount } },
  by,
) => {
  const { order } = orderFor(state, 'refund', by);
  if (refund + points === 0 || refund > heldOf(order)) throw wrongInput('refund', orderErrors.refundTooMuch);
  if (points > order.amounts.points - order.points_back) throw wrongInput('points', orderErrors.pointsTooMany);
  const split = { goods: refund, shipping: 0, fee: 0, tax_free: taxFreeOf(order, refund, tax_free) };
  return [
    ...refundAccountOf(order, { newAccount, hasRefund: refund > 0, actor: by.actor }),
    { type: 'OrderRefunded', data: { id, refund, ...(points > 0 && { points }), split, reason } },
  ];
};
