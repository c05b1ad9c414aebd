import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { describe, it } from 'vitest';
import {
  admin,
  amounts,
  buyer,
  delivered,
  deposited,
  id,
  order,
  OrderCancelled,
  OrderConfirmed,
  OrderPaid,
  OrderPlaced,
  OrderRefundAccountGiven,
  OrderRefunded,
  refund_account,
} from './order.spec.ts';

type Refund = Extract<OrderCommand, { type: 'RefundOrder' }>['data'];
const refund = (won: number, more: Partial<Refund> = {}): OrderCommand => ({
  type: 'RefundOrder',
  data: { id, refund: won, reason: 'defective', ...more },
});
const refunded = (won: number, tax_free: number, more: object = {}) => ({
  ...OrderRefunded,
  data: { ...OrderRefunded.data, refund: won, split: { goods: won, shipping: 0, fee: 0, tax_free }, ...more },
});
const withPoints = {
  ...OrderPlaced,
  data: { ...OrderPlaced.data, amounts: { ...amounts, points: 10_000, total: amounts.total - 10_000 } },
};

describe('RefundOrder', () => {
  it('gives back any amount up to what is held, also after it was accepted', () => {
    for (const past of [[OrderPlaced, OrderPaid] as const, [...delivered, OrderConfirmed] as const]) {
      const paid = order.given(...past);
      paid.when(refund(5_000), admin).emits(refunded(5_000, 1_432));
      paid.when(refund(amounts.total), admin).emits(refunded(amounts.total, 28_000));
      paid.when(refund(amounts.total + 1), admin).isRefused('invalid_input');
    }
    order
      .given(...delivered, OrderRefunded)
      .when(refund(amounts.total - 5_000), admin)
      .emits(refunded(amounts.total - 5_000, 28_000));
    order
      .given(...delivered, OrderRefunded)
      .when(refund(amounts.total), admin)
      .isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid).when(refund(0), admin).isRefused('invalid_input');
  });
  it('says what of it is without tax, within what is left of either', () => {
    const paid = order.given(OrderPlaced, OrderPaid);
    paid.when(refund(5_000, { tax_free: 5_000 }), admin).emits(refunded(5_000, 5_000));
    paid.when(refund(5_000, { tax_free: 0 }), admin).emits(refunded(5_000, 0));
    for (const tax_free of [5_001, 28_001])
      paid.when(refund(tax_free - 1, { tax_free }), admin).isRefused('invalid_input');
    paid.when(refund(90_000, { tax_free: 20_000 }), admin).isRefused('invalid_input');
  });
  it('gives points back as points, up to those that were paid with', () => {
    const paid = order.given(withPoints, { ...OrderPaid, data: { ...OrderPaid.data, amount: 87_700 } });
    paid.when(refund(0, { points: 10_000 }), admin).emits(refunded(0, 0, { points: 10_000 }));
    paid.when(refund(0, { points: 10_001 }), admin).isRefused('invalid_input');
  });
  it('asks where money goes that came into a virtual account', () => {
    order
      .given(...deposited)
      .when(refund(5_000), admin)
      .isRefused('refund_account_needed');
    order
      .given(...deposited)
      .when(refund(5_000, { refund_account }), admin)
      .emits(OrderRefundAccountGiven, refunded(5_000, 1_432));
  });
  it("is the shop's, while it holds money", () => {
    order.given(OrderPlaced, OrderPaid).when(refund(5_000), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced).when(refund(5_000), admin).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, OrderCancelled).when(refund(1), admin).isRefused('order_step_refused');
  });
});
