import { describe, it } from 'vitest';
import { id, order, OrderCancelled, OrderDepositAwaited, OrderPaid, OrderPlaced, system } from './order.spec.ts';

const wait = { type: 'AwaitDeposit', data: { id, deposit: OrderDepositAwaited.data.deposit } } as const;

describe('AwaitDeposit', () => {
  it('tells where to send the money', () => order.given(OrderPlaced).when(wait, system).emits(OrderDepositAwaited));
  it('says it once', () => order.given(OrderPlaced, OrderDepositAwaited).when(wait, system).emitsNothing());
  it('is over with the waiting', () => {
    order.given(OrderPlaced, OrderPaid).when(wait, system).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderCancelled).when(wait, system).isRefused('order_step_refused');
  });
});
