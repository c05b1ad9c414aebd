import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  deposited,
  id,
  order,
  OrderCancelled,
  OrderDelivered,
  OrderDepositAwaited,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderRefundAccountGiven,
  OrderShipped,
  refund_account,
  system,
} from './order.spec.ts';

type Parts = { no: number; quantity: number }[];
const cancel = (parts?: Parts, reason: 'changedMind' | 'wrongChoice' = 'changedMind') =>
  ({ type: 'CancelOrder', data: { id, ...(parts && { parts }), reason } }) as const;
const one = OrderPartCancelled.data.parts;

describe('CancelOrder', () => {
  it('cancels all of it, with nothing to give back before it is paid', () => {
    order.given(OrderPlaced, OrderPaid).when(cancel(), buyer).emits(OrderCancelled);
    order
      .given(OrderPlaced)
      .when(cancel(), buyer)
      .emits({ ...OrderCancelled, data: { ...OrderCancelled.data, refund: 0 } });
  });
  it('cancels a part, the last of which is the whole', () => {
    order.given(OrderPlaced, OrderPaid).when(cancel(one, 'wrongChoice'), buyer).emits(OrderPartCancelled);
    const rest = [
      { no: 1, quantity: 1 },
      { no: 2, quantity: 1 },
    ];
    order
      .given(OrderPlaced, OrderPaid, OrderPartCancelled)
      .when(cancel(rest), buyer)
      .emits({ ...OrderCancelled, data: { ...OrderCancelled.data, parts: rest, refund: 62_850 } });
  });
  it('takes no more than there is', () => {
    for (const parts of [[{ no: 1, quantity: 3 }], [{ no: 7, quantity: 1 }], [...one, ...one]])
      order.given(OrderPlaced, OrderPaid).when(cancel(parts), buyer).isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid, OrderCancelled).when(cancel(), buyer).isRefused('order_step_refused');
  });
  it('asks where money goes that came into a virtual account, once', () => {
    const told = { type: 'CancelOrder', data: { ...cancel(one, 'wrongChoice').data, refund_account } } as const;
    order
      .given(...deposited)
      .when(cancel(one, 'wrongChoice'), buyer)
      .isRefused('refund_account_needed');
    order
      .given(...deposited)
      .when(cancel(), admin)
      .isRefused('refund_account_needed');
    order
      .given(...deposited)
      .when(told, buyer)
      .emits(OrderRefundAccountGiven, OrderPartCancelled);
    order
      .given(...deposited, OrderRefundAccountGiven)
      .when(cancel(one, 'wrongChoice'), buyer)
      .emits(OrderPartCancelled);
    order
      .given(...deposited, OrderRefundAccountGiven)
      .when(told, buyer)
      .emits(OrderPartCancelled);
    order
      .given(...deposited)
      .when(cancel(), system)
      .emits(OrderCancelled);
  });
  it('keeps an account only where money may need it', () => {
    const told = { type: 'CancelOrder', data: { ...cancel().data, refund_account } } as const;
    order.given(OrderPlaced, OrderPaid).when(told, buyer).emits(OrderCancelled);
    order
      .given(OrderPlaced, OrderDepositAwaited)
      .when(told, buyer)
      .emits(OrderRefundAccountGiven, { ...OrderCancelled, data: { ...OrderCancelled.data, refund: 0 } });
  });
  it('keeps to the table of states', () => {
    order.given(OrderPlaced).when(cancel(one), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(cancel(), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(cancel(), admin).emits(OrderCancelled);
    order
      .given(OrderPlaced, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered)
      .when(cancel(), admin)
      .isRefused('order_step_refused');
  });
});
