import { describe, it } from 'vitest';
import { due, id, order, OrderDepositAwaited, OrderExpired, OrderPaid, OrderPlaced, system } from './order.spec.ts';

const expire = { type: 'ExpireOrder', data: { id } } as const;

describe('ExpireOrder', () => {
  it('ends what nobody paid, once', () => {
    order.given(due).when(expire, system).emits(OrderExpired);
    order.given(due, OrderExpired).when(expire, system).emitsNothing();
  });
  it('waits for its time, and for the deposit when one is expected', () => {
    order.given(OrderPlaced).when(expire, system).isRefused('order_step_refused');
    order.given(due, OrderDepositAwaited).when(expire, system).isRefused('order_step_refused');
  });
  it('leaves alone what is paid', () =>
    order.given(due, OrderPaid).when(expire, system).isRefused('order_step_refused'));
});
