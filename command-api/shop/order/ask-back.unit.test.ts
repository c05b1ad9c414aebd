import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  deposited,
  id,
  licence,
  order,
  OrderDelivered,
  OrderExchanged,
  OrderExchangeRequested,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  OrderRefundAccountGiven,
  OrderReturned,
  OrderReturnRequested,
  OrderShipped,
  refund_account,
} from './order.spec.ts';

const delivered = [OrderPlaced, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered];
const ask = (
  wish: 'requestReturn' | 'requestExchange',
  reason: 'changedMind' | 'defective',
  more: { parts?: { no: number; quantity: number }[]; refund_account?: typeof refund_account } = {},
) => ({ type: 'AskBack', data: { id, wish, reason, ...more } }) as const;
const one = [{ no: 1, quantity: 1 }];
const [goods, book] = OrderPlaced.data.lines;
/** A book and a licence. */
const mixed = {
  ...OrderPlaced,
  data: {
    ...OrderPlaced.data,
    lines: [{ ...goods, kind: 'licence' as const }, book].flatMap((line) =>
      line ? [line as (typeof OrderPlaced.data.lines)[number]] : [],
    ),
  },
};

describe('AskBack', () => {
  it('asks to return or exchange what came', () => {
    order
      .given(...delivered)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .emits(OrderReturnRequested);
    order
      .given(...delivered)
      .when(ask('requestExchange', 'defective'), buyer)
      .emits(OrderExchangeRequested);
  });
  it('asks for a part, and after it for another', () => {
    const asked = { ...OrderReturnRequested, data: { ...OrderReturnRequested.data, parts: one } };
    order
      .given(...delivered)
      .when(ask('requestReturn', 'changedMind', { parts: one }), buyer)
      .emits(asked);
    const back = { ...OrderReturned, data: { ...OrderReturned.data, parts: one } };
    order
      .given(...delivered, asked, back)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .emits({ ...asked, data: { ...asked.data, parts: [...one, { no: 2, quantity: 1 }] } });
    order
      .given(...delivered, asked, back)
      .when(ask('requestReturn', 'changedMind', { parts: [{ no: 1, quantity: 2 }] }), buyer)
      .isRefused('invalid_input');
    order
      .given(...delivered, OrderExchangeRequested, { ...OrderExchanged, data: { id, parts: one } })
      .when(ask('requestReturn', 'changedMind', { parts: one }), buyer)
      .emits(asked);
  });
  it('takes no licences', () => {
    const came = [mixed, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered] as const;
    order
      .given(...came)
      .when(ask('requestReturn', 'changedMind', { parts: one }), buyer)
      .isRefused('invalid_input');
    order
      .given(...came)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .emits({ ...OrderReturnRequested, data: { ...OrderReturnRequested.data, parts: [{ no: 2, quantity: 1 }] } });
  });
  it('asks where money goes that came into a virtual account', () => {
    const came = [...deposited, OrderPrepared, OrderShipped, OrderDelivered] as const;
    order
      .given(...came)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .isRefused('refund_account_needed');
    order
      .given(...came)
      .when(ask('requestReturn', 'changedMind', { refund_account }), buyer)
      .emits(OrderRefundAccountGiven, OrderReturnRequested);
    order
      .given(...came)
      .when(ask('requestExchange', 'defective'), buyer)
      .emits(OrderExchangeRequested);
  });
  it("is the buyer's, for goods, after delivery", () => {
    order
      .given(...delivered)
      .when(ask('requestReturn', 'changedMind'), admin)
      .isRefused('order_step_refused');
    order
      .given(OrderPlaced, OrderPaid)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .isRefused('order_step_refused');
    order
      .given(licence, OrderPaid, OrderDelivered)
      .when(ask('requestReturn', 'changedMind'), buyer)
      .isRefused('order_step_refused');
  });
});
