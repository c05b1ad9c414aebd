import { mustBeAllowed } from './order.rules.ts';
import { type OrderDecider, placed } from './order.state.ts';

/** The same account again says nothing new. */
export const awaitDeposit: OrderDecider<'AwaitDeposit'> = (state, { data: { id, deposit } }, by) => {
  const order = placed(state);
  mustBeAllowed(order, 'awaitDeposit', by);
  return order.deposit?.account === deposit.account ? [] : [{ type: 'OrderDepositAwaited', data: { id, deposit } }];
};
