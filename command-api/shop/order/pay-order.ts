import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { existingOrder, mustBeAllowed, type OrderDecider } from './order.state.ts';

export const placeOrder: OrderDecider<'PlaceOrder'> = (state, { data }) => {
  if (state) throw new Rejected('key_reused');
  return [{ type: 'OrderPlaced', data }];
};

/** What is not sent is delivered with the payment. */
export const payOrder: OrderDecider<'PayOrder'> = (state, { data }, by) => {
  const order = existingOrder(state);
  const { id, amount } = data;
  if (amount !== order.amounts.total) throw new Rejected('amount_mismatch');
  mustBeAllowed(order, 'pay', by);
  const paid: OrderEvent = { type: 'OrderPaid', data };
  return order.lines.some(({ kind }) => kind === 'goods') ? [paid] : [paid, { type: 'OrderDelivered', data: { id } }];
};

export const awaitDeposit: OrderDecider<'AwaitDeposit'> = (state, { data: { id, deposit } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'awaitDeposit', by);
  return order.deposit?.account === deposit.account ? [] : [{ type: 'OrderDepositAwaited', data: { id, deposit } }];
};

export const expireOrder: OrderDecider<'ExpireOrder'> = (state, { data: { id } }, by) => {
  const order = existingOrder(state);
  if (order.status === 'expired') return [];
  mustBeAllowed(order, 'expire', by);
  if (Date.parse(by.at) < order.pay_until) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExpired', data: { id } }];
};
