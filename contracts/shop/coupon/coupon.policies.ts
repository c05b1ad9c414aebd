import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { CouponCommand } from './coupon.commands.ts';

export const couponPolicies: Policies<CouponCommand, undefined> = {
  AddCoupon: adminOnly,
  EndCoupon: adminOnly,
  RedeemCoupon: systemOnly,
  KeepCoupon: systemOnly,
  ReturnCoupon: systemOnly,
};
