import type { CouponDecider } from './coupon.state.ts';

/** The order is there; nobody has to look after it any more. */
export const keepCoupon: CouponDecider<'KeepCoupon'> = ({ facts }, { data }) =>
  facts?.holds.some(({ order_id }) => order_id === data.orderId) ? [{ type: 'CouponKept', data }] : [];
