import type { Actor } from '@maru/contracts/kernel/actor';
import { system } from '@maru/contracts/kernel/actor';
import { couponExamples } from '@maru/contracts/shop/coupon/coupon.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { couponAggregate } from './coupon.aggregate.ts';

export { system };
export const {
  CouponAdded: added,
  CouponEnded: ended,
  CouponRedeemed: redeemed,
  CouponKept: kept,
  CouponReturned: returned,
} = couponExamples;
export const claim = kept.data;
export const keeper: Actor = { id: 'an administrator', level: 10 };
/** The same coupon with other terms. */
export const addedWith = (terms: Partial<typeof added.data>) => ({ ...added, data: { ...added.data, ...terms } });
export const coupon = decisionsOf(couponAggregate);
