import { Rejected } from '@maru/contracts/kernel/rejections';
import { usedForIn } from './coupon-uses.ts';
import { type CouponDecider, couponRefusals, existingCoupon, problemFor } from './coupon.state.ts';

/** A code is given once: people may still have it in a mail. */
export const addCoupon: CouponDecider<'AddCoupon'> = (facts, { data }) => {
  if (facts) throw new Rejected('coupon_taken');
  return [{ type: 'CouponAdded', data }];
};

export const endCoupon: CouponDecider<'EndCoupon'> = (facts, { data }) =>
  existingCoupon(facts).ended ? [] : [{ type: 'CouponEnded', data }];

export const redeemCoupon: CouponDecider<'RedeemCoupon'> = (
  facts,
  { data: { id, orderId, userId, goods, until } },
  { at, marks },
) => {
  const usedFor = usedForIn(marks, userId);
  if (usedFor === orderId) return [];
  const problem =
    problemFor(facts, { userId, usedFor }, Date.parse(at)) ?? (goods < existingCoupon(facts).least ? 'tooSmall' : null);
  if (problem) throw new Rejected(couponRefusals[problem]);
  return [{ type: 'CouponRedeemed', data: { id, orderId, userId, until } }];
};

export const keepCoupon: CouponDecider<'KeepCoupon'> = (facts, { data }) =>
  facts?.holds.some(({ order_id }) => order_id === data.orderId) ? [{ type: 'CouponKept', data }] : [];

export const returnCoupon: CouponDecider<'ReturnCoupon'> = (_facts, { data }, { marks }) =>
  usedForIn(marks, data.userId) === data.orderId ? [{ type: 'CouponReturned', data }] : [];
