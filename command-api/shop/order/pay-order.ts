import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { mustBeAllowed } from './order.rules.ts';
import { type OrderDecider, placed } from './order.state.ts';

/** To the won, and once. What is not sent is delivered with it. */
export const payOrder: OrderDecider<'PayOrder'> = (state, { data }, by) => {
  const order = placed(state);
  const { id, amount } = data;
  if (amount !== order.amounts.total) throw new Rejected('amount_mismatch');
  mustBeAllowed(order, 'pay', by);
  const paid: OrderEvent = { type: 'OrderPaid', data };
  return order.lines.some(({ kind }) => kind === 'goods') ? [paid] : [paid, { type: 'OrderDelivered', data: { id } }];
};
