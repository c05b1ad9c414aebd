import { describe, it } from 'vitest';
import {
  amounts,
  buyer,
  id,
  licence,
  order,
  OrderCancelled,
  OrderDelivered,
  OrderDepositAwaited,
  OrderExpired,
  OrderPaid,
  OrderPlaced,
  system,
} from './order.spec.ts';

const pay = (amount = amounts.total) => ({ type: 'PayOrder', data: { ...OrderPaid.data, id, amount } }) as const;

describe('PayOrder', () => {
  it('pays it, also after waiting for the deposit', () => {
    order.given(OrderPlaced).when(pay(), system).emits(OrderPaid);
    order.given(OrderPlaced, OrderDepositAwaited).when(pay(), system).emits(OrderPaid);
  });
  it('delivers what is not sent at once', () =>
    order.given(licence).when(pay(), system).emits(OrderPaid, OrderDelivered));
  it('takes the amount to the won', () => {
    order
      .given(OrderPlaced)
      .when(pay(amounts.total - 1), system)
      .isRefused('amount_mismatch');
    order
      .given(OrderPlaced)
      .when(pay(amounts.total + 1), system)
      .isRefused('amount_mismatch');
  });
  it('pays once, and nothing that is over', () => {
    for (const past of [OrderPaid, OrderExpired, OrderCancelled])
      order.given(OrderPlaced, past).when(pay(), system).isRefused('order_step_refused');
    order.given().when(pay(), system).isRefused('order_not_found');
    order.given(OrderPlaced).when(pay(), buyer).isRefused('order_step_refused');
  });
});
