import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import { type CouponEvent, couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { couponPolicies } from '@maru/contracts/shop/coupon/coupon.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addCoupon, endCoupon, keepCoupon, redeemCoupon, returnCoupon } from './redeem-coupon.ts';
import { couponUsesFor } from './coupon-uses.ts';
import { type CouponState, couponStateFold } from './coupon.state.ts';

export const couponAggregate: Aggregate<CouponCommand, CouponState, CouponEvent, undefined> = {
  name: 'shop.coupon',
  ...couponStateFold,
  stream: ({ data }) => couponStream(data.id),
  asks: couponUsesFor,
  decide: {
    AddCoupon: addCoupon,
    EndCoupon: endCoupon,
    RedeemCoupon: redeemCoupon,
    KeepCoupon: keepCoupon,
    ReturnCoupon: returnCoupon,
  },
  policies: couponPolicies,
  subject: () => undefined,
  answer: (facts, { data: { id } }) => ({ body: facts ?? { id } }),
};
