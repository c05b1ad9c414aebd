import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  ClaimOpened,
  dayMs,
  deposited,
  id,
  licence,
  mixed,
  order,
  OrderCancelled,
  OrderDelivered,
  OrderDepositAwaited,
  OrderLicenceShown,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderRefundAccountGiven,
  OrderShipped,
  shipped,
  refund_account,
  system,
} from './order.spec.ts';

type Parts = { no: number; quantity: number }[];
const cancel = (parts?: Parts, reason: 'changedMind' | 'wrongChoice' = 'changedMind') =>
  ({ type: 'CancelOrder', data: { id, ...(parts && { parts }), reason } }) as const;
const one = OrderPartCancelled.data.parts;
const none = { refund: 0, split: { goods: 0, shipping: 0, fee: 0, tax_free: 0 } };
const unpaid = { ...OrderCancelled, data: { ...OrderCancelled.data, ...none } };

describe('CancelOrder', () => {
  it('cancels all of it, with nothing to give back before it is paid', () => {
    order.given(OrderPlaced, OrderPaid).when(cancel(), buyer).emits(OrderCancelled);
    order.given(OrderPlaced).when(cancel(), buyer).emits(unpaid);
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
      .emits({
        ...OrderCancelled,
        data: {
          ...OrderCancelled.data,
          parts: rest,
          refund: 62_850,
          split: { goods: 62_850, shipping: 0, fee: 0, tax_free: 28_000 },
        },
      });
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
    order.given(OrderPlaced, OrderDepositAwaited).when(told, buyer).emits(OrderRefundAccountGiven, unpaid);
  });
  it('takes of the buyer what nobody has begun to pack, of the shop what is not sent', () => {
    const packed = { ...OrderPrepared, data: { id, parts: [{ no: 1, quantity: 2 }] } };
    const book = [{ no: 2, quantity: 1 }];
    const split = { goods: 28_000, shipping: 0, fee: 0, tax_free: 28_000 };
    const bookGone = { ...OrderPartCancelled, data: { ...OrderCancelled.data, parts: book, refund: 28_000, split } };
    order.given(OrderPlaced, OrderPaid, packed).when(cancel(), buyer).emits(bookGone);
    order.given(OrderPlaced, OrderPaid, packed).when(cancel(one), buyer).isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid, packed).when(cancel(), admin).emits(OrderCancelled);
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(cancel(), buyer).isRefused('order_step_refused');
    const parcel = { ...OrderShipped.data.parcel, parts: [{ no: 1, quantity: 2 }] };
    const sent = { ...OrderShipped, data: { id, parcel } };
    order.given(OrderPlaced, OrderPaid, packed, sent).when(cancel(), admin).emits(bookGone);
  });
  it('leaves alone what is sent, and what a claim is about', () => {
    for (const past of [shipped, [...shipped, OrderDelivered]])
      order
        .given(...past)
        .when(cancel(), admin)
        .isRefused('order_step_refused');
    const parts = [{ no: 1, quantity: 2, parcel: null }];
    const claimed = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'cancel' as const, parts } };
    order.given(OrderPlaced, OrderPaid, OrderPrepared, claimed).when(cancel(one), admin).isRefused('invalid_input');
  });
  it('takes licences back for seven days as long as nobody has seen the key, and of the shop at any time', () => {
    const two = [{ no: 1, quantity: 2 }];
    const split = { goods: 69_700, shipping: 0, fee: 0, tax_free: 0 };
    const gone = { ...OrderCancelled, data: { ...OrderCancelled.data, parts: two, refund: 69_700, split } };
    order
      .given(licence, OrderPaid)
      .when(cancel(), buyer, 7 * dayMs)
      .emits(gone);
    order
      .given(licence, OrderPaid)
      .when(cancel(), buyer, 8 * dayMs)
      .isRefused('order_step_refused');
    order.given(licence, OrderPaid, OrderLicenceShown).when(cancel(), buyer).isRefused('order_step_refused');
    const unasked = { ...licence, data: { ...licence.data, agreed: [] } };
    order.given(unasked, OrderPaid, OrderLicenceShown).when(cancel(), buyer).emits(gone);
    order
      .given(licence, OrderPaid, OrderLicenceShown)
      .when(cancel(), admin, 400 * dayMs)
      .emits(gone);
    const book = { ...OrderPartCancelled, data: { ...OrderCancelled.data, parts: [{ no: 2, quantity: 1 }] } };
    const free = { goods: 28_000, shipping: 0, fee: 0, tax_free: 28_000 };
    order
      .given(mixed, OrderPaid, OrderLicenceShown)
      .when(cancel(), buyer)
      .emits({ ...book, data: { ...book.data, refund: 28_000, split: free } });
  });
  it('is nothing in part before it is paid', () =>
    order.given(OrderPlaced).when(cancel(one), buyer).isRefused('invalid_input'));
});
