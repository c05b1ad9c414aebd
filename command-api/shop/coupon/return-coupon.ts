import { pieceOf } from '../pieces.ts';
import type { CouponDecider } from './coupon.state.ts';

/** It may be used again, as long as it lasts. */
export const returnCoupon: CouponDecider<'ReturnCoupon'> = ({ users }, { data }) =>
  pieceOf(users, data.userId) === data.orderId ? [{ type: 'CouponReturned', data }] : [];
