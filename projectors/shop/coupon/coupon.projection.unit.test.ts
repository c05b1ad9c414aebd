import { couponExamples } from '@maru/contracts/shop/coupon/coupon.examples';
import { type CouponEvent, couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { type CouponDocument, couponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { couponProjection } from './coupon.projection.ts';

const { id, orderId, userId, until } = couponExamples.CouponRedeemed.data;
const held = {
  used: 1,
  holds: [{ order_id: orderId, user_id: userId, until: Date.parse(until) }],
  due_at: Date.parse(until),
};
const effects: { readonly [K in CouponEvent['type']]: Partial<CouponDocument> } = {
  CouponAdded: { id, used: 0, ended: false, holds: [], due_at: null },
  CouponEnded: { ended: true, spent: false },
  CouponRedeemed: held,
  CouponKept: { used: 1, holds: [], due_at: null },
  CouponReturned: { used: 0, holds: [], due_at: null },
};
const past: { readonly [K in CouponEvent['type']]: readonly CouponEvent['type'][] } = {
  CouponAdded: [],
  CouponEnded: ['CouponAdded'],
  CouponRedeemed: ['CouponAdded'],
  CouponKept: ['CouponAdded', 'CouponRedeemed'],
  CouponReturned: ['CouponAdded', 'CouponRedeemed'],
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const record = recorder();
  const events = [...past[type as CouponEvent['type']], type as CouponEvent['type']].map((one) =>
    record(couponStream(id), couponExamples[one]),
  );

  it('shows on the coupon', () => {
    const doc = foldEvents(couponProjection, events).get(id) as CouponDocument;
    expect(doc).toMatchObject(effect);
    expect(couponDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(couponProjection, [...events, ...events])).toEqual(foldEvents(couponProjection, events)));
});
