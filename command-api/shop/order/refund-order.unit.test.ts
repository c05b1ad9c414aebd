import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { Allowance } from '@maru/contracts/shop/order/order.fields';
import { describe, it } from 'vitest';
import {
  admin,
  amounts,
  buyer,
  ClaimOpened,
  ClaimRefunded,
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
const nothing = { goods: [], shipping: 0, fee: 0, rest: 0 };
const refund = (wanted: Partial<Refund>): OrderCommand => ({
  type: 'RefundOrder',
  data: { id, reason: 'defective', ...wanted },
});
const cards = (won: number) => ({ goods: [{ no: 1, refund: won }] });
const book = (won: number) => ({ goods: [{ no: 2, refund: won }] });
const refunded = (won: number, tax_free: number, allowance: Partial<Allowance>, more: object = {}) => ({
  ...OrderRefunded,
  data: {
    ...OrderRefunded.data,
    refund: won,
    split: { goods: won - (allowance.shipping ?? 0), shipping: allowance.shipping ?? 0, fee: 0, tax_free },
    allowance: { ...nothing, ...allowance },
    ...more,
  },
});
const placed = (more: Partial<typeof OrderPlaced.data>) => ({ ...OrderPlaced, data: { ...OrderPlaced.data, ...more } });
const withPoints = placed({ amounts: { ...amounts, points: 10_000, total: amounts.total - 10_000 } });
const sent = placed({ amounts: { ...amounts, shipping: 3_000, total: amounts.total + 3_000 } });

describe('RefundOrder', () => {
  it('gives back for each line up to what it holds, also after it was accepted', () => {
    for (const past of [[OrderPlaced, OrderPaid] as const, [...delivered, OrderConfirmed] as const]) {
      const paid = order.given(...past);
      paid.when(refund(cards(5_000)), admin).emits(refunded(5_000, 0, cards(5_000)));
      paid.when(refund(book(28_000)), admin).emits(refunded(28_000, 28_000, book(28_000)));
      const both = { goods: [...cards(69_700).goods, ...book(28_000).goods] };
      paid.when(refund(both), admin).emits(refunded(amounts.total, 28_000, both));
      for (const wrong of [cards(69_701), book(28_001), { goods: [{ no: 3, refund: 1 }] }])
        paid.when(refund(wrong), admin).isRefused('invalid_input');
      paid.when(refund({ goods: [...book(1).goods, ...book(1).goods] }), admin).isRefused('invalid_input');
    }
    const before = order.given(...delivered, OrderRefunded);
    before.when(refund(cards(64_700)), admin).emits(refunded(64_700, 0, cards(64_700)));
    before.when(refund(cards(64_701)), admin).isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid).when(refund({}), admin).isRefused('invalid_input');
  });
  it('gives back sending and fees once, up to what was taken for them', () => {
    const paid = order.given(sent, OrderPaid);
    paid.when(refund({ shipping: 3_000 }), admin).emits(refunded(3_000, 0, { shipping: 3_000 }));
    paid.when(refund({ shipping: 3_001 }), admin).isRefused('invalid_input');
    paid.when(refund({ fee: 1 }), admin).isRefused('invalid_input');
    const [one] = ClaimRefunded.data.parts;
    const back = { ...ClaimRefunded.data, parts: one ? [{ ...one, quantity: 1 }] : [], refund: 31_850, fee: 3_000 };
    const claimed = order.given(...delivered, ClaimOpened, { ...ClaimRefunded, data: back });
    claimed.when(refund({ fee: 3_000 }), admin).emits(refunded(3_000, 0, { fee: 3_000 }));
    claimed.when(refund({ fee: 3_001 }), admin).isRefused('invalid_input');
    claimed.when(refund({ rest: 1 }), admin).isRefused('invalid_input');
  });
  it('leaves what went back before it was said what for as it was: up to what is held', () => {
    const { allowance: _, ...data } = OrderRefunded.data;
    const before = order.given(...delivered, { ...OrderRefunded, data });
    before.when(refund(cards(69_700)), admin).emits(refunded(69_700, 5_000, cards(69_700)));
    const more = { goods: [...cards(69_700).goods, ...book(23_001).goods] };
    before.when(refund(more), admin).isRefused('invalid_input');
  });
  it('is taken off what a later claim of the line gives back', () =>
    order
      .given(...delivered, OrderRefunded, ClaimOpened)
      .when({ type: 'RefundClaim', data: { id, claim: 1, back_to: 'stock' } }, admin)
      .emits({
        ...ClaimRefunded,
        data: {
          ...ClaimRefunded.data,
          refund: 92_700,
          split: { goods: 92_700, shipping: 0, fee: 0, tax_free: 28_000, allowance: 5_000 },
        },
      }));
  it('says what of it is without tax, within what is left of either', () => {
    const paid = order.given(OrderPlaced, OrderPaid);
    paid.when(refund({ ...cards(5_000), tax_free: 5_000 }), admin).emits(refunded(5_000, 5_000, cards(5_000)));
    paid.when(refund({ ...book(5_000), tax_free: 0 }), admin).emits(refunded(5_000, 0, book(5_000)));
    for (const tax_free of [5_001, 28_001])
      paid.when(refund({ ...cards(tax_free - 1), tax_free }), admin).isRefused('invalid_input');
    const most = { goods: [...cards(69_700).goods, ...book(20_300).goods] };
    paid.when(refund({ ...most, tax_free: 20_000 }), admin).isRefused('invalid_input');
  });
  it('gives points back as points, up to those that were paid with', () => {
    const paid = order.given(withPoints, { ...OrderPaid, data: { ...OrderPaid.data, amount: 87_700 } });
    paid.when(refund({ points: 10_000 }), admin).emits(refunded(0, 0, {}, { points: 10_000 }));
    paid.when(refund({ points: 10_001 }), admin).isRefused('invalid_input');
  });
  it('asks where money goes that came into a virtual account', () => {
    order
      .given(...deposited)
      .when(refund(cards(5_000)), admin)
      .isRefused('refund_account_needed');
    order
      .given(...deposited)
      .when(refund({ ...cards(5_000), refund_account }), admin)
      .emits(OrderRefundAccountGiven, refunded(5_000, 0, cards(5_000)));
  });
  it("is the shop's, while it holds money", () => {
    order
      .given(OrderPlaced, OrderPaid)
      .when(refund(cards(5_000)), buyer)
      .isRefused('order_step_refused');
    order
      .given(OrderPlaced)
      .when(refund(cards(5_000)), admin)
      .isRefused('order_step_refused');
    order
      .given(OrderPlaced, OrderPaid, OrderCancelled)
      .when(refund(cards(1)), admin)
      .isRefused('order_step_refused');
  });
});
