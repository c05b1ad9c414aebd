import { describe, it } from 'vitest';
import { admin, buyer, order, OrderPaid, OrderPlaced, OrderPrepared, OrderShipped } from './order.spec.ts';

const ship = { type: 'ShipOrder', data: OrderShipped.data } as const;

describe('ShipOrder', () => {
  it('sends what is prepared', () =>
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship, admin).emits(OrderShipped));
  it('sends nothing else, and by nobody else', () => {
    order.given(OrderPlaced, OrderPaid).when(ship, admin).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship, buyer).isRefused('order_step_refused');
  });
});
