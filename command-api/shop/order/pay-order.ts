import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
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

/** The provider may let an account wait for longer than stock is to be held. */
const dueOf = ({ placed_at, terms: { deposit_hours } }: OrderFacts, due: string): string => {
  if (deposit_hours === undefined) return due;
  return new Date(Math.min(Date.parse(due), placed_at + deposit_hours * 60 * 60_000)).toISOString();
};

export const awaitDeposit: OrderDecider<'AwaitDeposit'> = (state, { data: { id, deposit } }, by) => {
  const { order } = orderFor(state, 'awaitDeposit', by);
  if (order.deposit?.account === deposit.account) return [];
  // A second window was open: its account is closed again.
  if (order.deposit) throw new Rejected('order_step_refused');
  const due = dueOf(order, deposit.due);
  return [{ type: 'OrderDepositAwaited', data: { id, deposit: { ...deposit, due } } }];
};

export const expireOrder: OrderDecider<'ExpireOrder'> = (state, { data: { id } }, by) => {
  if (existingOrder(state).stage === 'expired') return [];
  const { order } = orderFor(state, 'expire', by);
  if (Date.parse(by.at) < order.pay_until) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExpired', data: { id } }];
};
