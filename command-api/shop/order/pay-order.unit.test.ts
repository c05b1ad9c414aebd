import { describe, it } from 'vitest';
import {
  amounts,
  buyer,
  due,
  id,
  licence,
  order,
  OrderCancelled,
  OrderDepositAwaited,
  OrderExpired,
  OrderPaid,
  OrderPlaced,
  system,
  withTerms,
} from './order.spec.ts';

const pay = (amount = amounts.total) => ({ type: 'PayOrder', data: { ...OrderPaid.data, id, amount } }) as const;

describe('PayOrder', () => {
  it('pays it, also after waiting for the deposit', () => {
    order.given(OrderPlaced).when(pay(), system).emits(OrderPaid);
    order.given(OrderPlaced, OrderDepositAwaited).when(pay(), system).emits(OrderPaid);
  });
  it('says no more of what is not sent', () =>
    order
      .given(licence)
      .when(pay(licence.data.amounts.total), system)
      .emits({ ...OrderPaid, data: { ...OrderPaid.data, amount: licence.data.amounts.total } }));
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

const wait = { type: 'AwaitDeposit', data: { id, deposit: OrderDepositAwaited.data.deposit } } as const;

describe('AwaitDeposit', () => {
  it('tells where to send the money', () => order.given(OrderPlaced).when(wait, system).emits(OrderDepositAwaited));
  it('holds stock no longer than the order says', () => {
    const short = { ...OrderDepositAwaited.data.deposit, due: '2026-01-01T02:00:00.000Z' };
    order
      .given(withTerms({ deposit_hours: 2 }))
      .when(wait, system)
      .emits({ ...OrderDepositAwaited, data: { id, deposit: short } });
    order
      .given(withTerms({ deposit_hours: 200 }))
      .when(wait, system)
      .emits(OrderDepositAwaited);
  });
  it('says it once', () => order.given(OrderPlaced, OrderDepositAwaited).when(wait, system).emitsNothing());
  it('is over with the waiting', () => {
    order.given(OrderPlaced, OrderPaid).when(wait, system).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderCancelled).when(wait, system).isRefused('order_step_refused');
  });
});

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
