import { Rejected } from '@maru/contracts/kernel/rejections';
import { mustBeAllowed } from './order.rules.ts';
import { type OrderDecider, placed } from './order.state.ts';

/** Not before its time. */
export const expireOrder: OrderDecider<'ExpireOrder'> = (state, { data: { id } }, by) => {
  const order = placed(state);
  if (order.status === 'expired') return [];
  mustBeAllowed(order, 'expire', by);
  if (Date.parse(by.at) < order.pay_until) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExpired', data: { id } }];
};
