import { Rejected } from '@maru/contracts/kernel/rejections';
import { existingCoupon, type CouponDecider } from './coupon.state.ts';

/** A code is given once: people may still have it in a mail. */
export const addCoupon: CouponDecider<'AddCoupon'> = ({ facts }, { data }) => {
  if (facts) throw new Rejected('coupon_taken');
  return [{ type: 'CouponAdded', data }];
};

export const endCoupon: CouponDecider<'EndCoupon'> = (state, { data }) =>
  existingCoupon(state).ended ? [] : [{ type: 'CouponEnded', data }];
