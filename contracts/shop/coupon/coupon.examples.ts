import type { Examples } from '../../kernel/message.ts';
import type { CouponEvent } from './coupon.events.ts';

const id = 'WELCOME10';
const claim = { id, orderId: '01900000-0000-7000-8000-0000000000f9', userId: '01900000-0000-7000-8000-000000000001' };

export const couponExamples: Examples<CouponEvent> = {
  CouponAdded: {
    type: 'CouponAdded',
    data: {
      id,
      name: '첫 구매 10%',
      off: { kind: 'percent', percent: 10, most: 10_000 },
      least: 30_000,
      from: '2025-12-01T00:00:00.000Z',
      until: '2026-12-31T15:00:00.000Z',
      count: 100,
      user_id: null,
      scope: { categories: ['명함'], items: [] },
      first_order: true,
    },
  },
  CouponEnded: { type: 'CouponEnded', data: { id } },
  CouponRedeemed: { type: 'CouponRedeemed', data: { ...claim, until: '2026-01-01T00:20:00.000Z' } },
  CouponKept: { type: 'CouponKept', data: claim },
  CouponReturned: { type: 'CouponReturned', data: claim },
};
