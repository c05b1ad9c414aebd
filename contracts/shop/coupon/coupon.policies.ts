import { system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import { canKeepShop } from '../item/item.policies.ts';
import type { CouponCommand } from './coupon.commands.ts';

/** Follows from orders. */
const bySystem: Policies<CouponCommand, undefined>['RedeemCoupon'] = (actor) =>
  actor.id === system.id ? undefined : 'forbidden';

export const couponPolicies: Policies<CouponCommand, undefined> = {
  AddCoupon: canKeepShop,
  EndCoupon: canKeepShop,
  RedeemCoupon: bySystem,
  KeepCoupon: bySystem,
  ReturnCoupon: bySystem,
};
