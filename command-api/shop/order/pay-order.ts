import { Rejected } from '@maru/contracts/kernel/rejections';
import { existingOrder, type OrderDecider, orderFor } from './order.state.ts';

export const placeOrder: OrderDecider<'PlaceOrder'> = (state, { data }) => {
  if (state) throw new Rejected('key_reused');
  return [{ type: 'OrderPlaced', data }];
};

export const payOrder: OrderDecider<'PayOrder'> = (state, { data }, by) => {
  if (data.amount !== existingOrder(state).amounts.total) throw new Rejected('amount_mismatch');
  orderFor(state, 'pay', by);
  return [{ type: 'OrderPaid', data }];
};

export const awaitDeposit: OrderDecider<'AwaitDeposit'> = (state, { data: { id, deposit } }, by) => {
  const { order } = orderFor(state, 'awaitDeposit', by);
  if (order.deposit?.account === deposit.account) return [];
  // A second window was open: its account is closed again.
  if (order.deposit) throw new Rejected('order_step_refused');
  return [{ type: 'OrderDepositAwaited', data: { id, deposit } }];
};

export const expireOrder: OrderDecider<'ExpireOrder'> = (state, { data: { id } }, by) => {
  if (existingOrder(state).stage === 'expired') return [];
  const { order } = orderFor(state, 'expire', by);
  if (Date.parse(by.at) < order.pay_until) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExpired', data: { id } }];
};
