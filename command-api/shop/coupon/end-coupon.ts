import { addedCoupon, type CouponDecider } from './coupon.state.ts';

export const endCoupon: CouponDecider<'EndCoupon'> = (state, { data }) =>
  addedCoupon(state).ended ? [] : [{ type: 'CouponEnded', data }];
