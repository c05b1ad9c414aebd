import { Rejected } from '@maru/contracts/kernel/rejections';
import { type CouponDecider, couponRefusals, existingCoupon, isHeldBy, problemFor } from './coupon.state.ts';
import { entryOf } from '../../pipeline/growing-map.ts';

/** A code is given once: people may still have it in a mail. */
export const addCoupon: CouponDecider<'AddCoupon'> = ({ facts }, { data }) => {
  if (facts) throw new Rejected('coupon_taken');
  return [{ type: 'CouponAdded', data }];
};

export const endCoupon: CouponDecider<'EndCoupon'> = (state, { data }) =>
  existingCoupon(state).ended ? [] : [{ type: 'CouponEnded', data }];

export const redeemCoupon: CouponDecider<'RedeemCoupon'> = (
  state,
  { data: { id, orderId, userId, goods, until } },
  { at },
) => {
  if (isHeldBy(state, userId, orderId)) return [];
  const problem =
    problemFor(state, userId, Date.parse(at)) ?? (goods < existingCoupon(state).least ? 'tooSmall' : null);
  if (problem) throw new Rejected(couponRefusals[problem]);
  return [{ type: 'CouponRedeemed', data: { id, orderId, userId, until } }];
};

export const keepCoupon: CouponDecider<'KeepCoupon'> = ({ facts }, { data }) =>
  facts?.holds.some(({ order_id }) => order_id === data.orderId) ? [{ type: 'CouponKept', data }] : [];

export const returnCoupon: CouponDecider<'ReturnCoupon'> = ({ users }, { data }) =>
  entryOf(users, data.userId) === data.orderId ? [{ type: 'CouponReturned', data }] : [];
