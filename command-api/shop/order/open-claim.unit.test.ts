import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  ClaimOpened,
  dayMs,
  delivered,
  deposited,
  id,
  licence,
  mixed,
  order,
  OrderConfirmed,
  OrderDelivered,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  OrderRefundAccountGiven,
  OrderShipped,
  ParcelLost,
  refund_account,
  shipped,
  stranger,
  withTerms,
  opened,
} from './order.spec.ts';

type Opening = Extract<OrderCommand, { type: 'OpenClaim' }>['data'];
const ask = (more: Partial<Opening> = {}): OrderCommand => ({
  type: 'OpenClaim',
  data: { id, kind: 'return', reason: 'changedMind', ...more },
});
const photoOf = (owner: string) => `/api/file/claim/${owner}/scratch.webp`;
const one = [{ no: 1, quantity: 1, parcel: 1 }];
const packed = [OrderPlaced, OrderPaid, OrderPrepared] as const;

describe('OpenClaim', () => {
  it('asks to send back what came: all of it, or a part, for money or for others', () => {
    order
      .given(...delivered)
      .when(ask(), buyer)
      .emits(ClaimOpened);
    order
      .given(...delivered)
      .when(ask({ parts: one }), buyer)
      .emits(opened({ parts: one }));
    const wanted = [{ no: 1, option_id: 2 }];
    order
      .given(...delivered)
      .when(ask({ kind: 'exchange', reason: 'wrongChoice', parts: one, wanted }), buyer)
      .emits(opened({ kind: 'exchange', reason: 'wrongChoice', parts: one, wanted }));
  });
  it('goes on beside others, of other pieces', () => {
    order
      .given(...delivered, opened({ parts: one }))
      .when(ask(), buyer)
      .emits(opened({ claim: 2, parts: [...one, { no: 2, quantity: 1, parcel: 1 }] }));
    order
      .given(...delivered, opened({ parts: one }))
      .when(ask({ parts: [{ no: 1, quantity: 2, parcel: 1 }] }), buyer)
      .isRefused('invalid_input');
    order
      .given(...delivered, ClaimOpened)
      .when(ask(), buyer)
      .isRefused('order_step_refused');
  });
  it('says what sending back costs whoever is at fault, as it was said when it was ordered', () => {
    const said = withTerms({ return_fee: 3_000, exchange_fee: 6_000 });
    const came = [said, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered] as const;
    order
      .given(...came)
      .when(ask(), buyer)
      .emits(opened({ fee: 3_000 }));
    order
      .given(...came)
      .when(ask({ kind: 'exchange', reason: 'wrongChoice' }), buyer)
      .emits(opened({ kind: 'exchange', reason: 'wrongChoice', fee: 6_000 }));
    order
      .given(...came)
      .when(ask({ reason: 'defective', photos: [photoOf(buyer.id)] }), buyer)
      .emits(opened({ reason: 'defective', fault: 'shop', photos: [photoOf(buyer.id)] }));
  });
  it('asks to cancel what is packed, at no cost', () => {
    const parts = [{ no: 1, quantity: 2, parcel: null }];
    order
      .given(withTerms({ return_fee: 3_000 }), OrderPaid, OrderPrepared)
      .when(ask({ kind: 'cancel', parts }), buyer)
      .emits(opened({ kind: 'cancel', parts }));
    order
      .given(...packed)
      .when(ask({ kind: 'cancel' }), admin)
      .isRefused('order_step_refused');
    order
      .given(OrderPlaced, OrderPaid)
      .when(ask({ kind: 'cancel' }), buyer)
      .isRefused('order_step_refused');
  });
  it('takes back licences that are faulty', () => {
    const parts = [{ no: 1, quantity: 2, parcel: null }];
    order
      .given(licence, OrderPaid)
      .when(ask({ kind: 'cancel', reason: 'defective' }), buyer)
      .emits(opened({ kind: 'cancel', reason: 'defective', fault: 'shop', parts }));
    order
      .given(licence, OrderPaid)
      .when(ask({ kind: 'cancel' }), buyer)
      .isRefused('claim_too_late');
    order.given(licence, OrderPaid).when(ask(), buyer).isRefused('order_step_refused');
    order
      .given(mixed, OrderPaid, { ...OrderPrepared, data: { id, parts: [{ no: 2, quantity: 1 }] } })
      .when(ask({ kind: 'cancel', parts }), buyer)
      .isRefused('invalid_input');
  });
  it('ends with the time that the law gives for the reason, whether or not it was accepted', () => {
    for (const past of [delivered, [...delivered, OrderConfirmed]]) {
      const when = (reason: Opening['reason'], days: number) =>
        order.given(...past).when(ask({ reason }), buyer, days * dayMs);
      when('changedMind', 7).emits(ClaimOpened);
      when('changedMind', 8).isRefused('claim_too_late');
      when('defective', 20).emits(opened({ reason: 'defective', fault: 'shop' }));
      when('defective', 120).isRefused('order_step_refused');
    }
  });
  it('is open to the shop at any time', () =>
    order
      .given(...delivered, OrderConfirmed)
      .when(ask({ reason: 'defective' }), admin, 400 * dayMs)
      .emits(opened({ by: 'shop', reason: 'defective', fault: 'shop' })));
  it('asks for what has not come for any reason, as long as it does not', () => {
    for (const past of [shipped, [...shipped, ParcelLost]]) {
      order
        .given(...past)
        .when(ask({ reason: 'notArrived' }), buyer, 400 * dayMs)
        .emits(opened({ reason: 'notArrived', fault: 'shop' }));
      order
        .given(...past)
        .when(ask(), buyer)
        .emits(opened());
    }
  });
  it('takes photos of its buyer or of the order, from whoever opens it', () => {
    const asked = (url: string, actor = buyer) =>
      order.given(...shipped).when(ask({ reason: 'defective', photos: [url] }), actor);
    for (const url of [photoOf(buyer.id), photoOf(id)]) {
      asked(url).emits(opened({ reason: 'defective', fault: 'shop', photos: [url] }));
      asked(url, admin).emits(opened({ by: 'shop', reason: 'defective', fault: 'shop', photos: [url] }));
    }
    for (const url of [photoOf(stranger.id), photoOf(''), 'https://example.com/pixel.gif'])
      asked(url).isRefused('invalid_input');
    asked(photoOf(admin.id), admin).isRefused('invalid_input');
  });
  it('asks where money goes that came into a virtual account', () => {
    const came = [...deposited, OrderPrepared, OrderShipped, OrderDelivered] as const;
    order
      .given(...came)
      .when(ask(), buyer)
      .isRefused('refund_account_needed');
    order
      .given(...came)
      .when(ask({ refund_account }), buyer)
      .emits(OrderRefundAccountGiven, ClaimOpened);
    order
      .given(...came)
      .when(ask({ kind: 'exchange' }), buyer)
      .emits(opened({ kind: 'exchange' }));
  });
  it('wants no other option of what is not exchanged', () => {
    const wanted = [{ no: 2, option_id: 2 }];
    for (const more of [{ wanted }, { kind: 'exchange' as const, parts: one, wanted }])
      order
        .given(...delivered)
        .when(ask(more), buyer)
        .isRefused('invalid_input');
  });
  it('is for nobody else, nor before anything was sent', () => {
    order
      .given(...delivered)
      .when(ask(), stranger)
      .isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid).when(ask(), buyer).isRefused('order_step_refused');
    order.given().when(ask(), buyer).isRefused('order_not_found');
  });
});
