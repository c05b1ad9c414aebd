import { Rejected } from '@maru/contracts/kernel/rejections';
import { addedCoupon, type CouponDecider, couponRefusals, isHeldBy, problemFor } from './coupon.state.ts';

/** Once for a person, and as often as there are; the same order again is the same. */
export const redeemCoupon: CouponDecider<'RedeemCoupon'> = (
  state,
  { data: { id, orderId, userId, goods, until } },
  { at },
) => {
  if (isHeldBy(state, userId, orderId)) return [];
  const problem = problemFor(state, userId, Date.parse(at)) ?? (goods < addedCoupon(state).least ? 'tooSmall' : null);
  if (problem) throw new Rejected(couponRefusals[problem]);
  return [{ type: 'CouponRedeemed', data: { id, orderId, userId, until } }];
};
