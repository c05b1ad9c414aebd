import type { Deciders } from '@maru/contracts/kernel/decider';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { CouponEvent } from '@maru/contracts/shop/coupon/coupon.events';
import type { CouponProblem } from '@maru/contracts/shop/coupon/coupon.fields';
import { type CouponFacts, couponFold } from '@maru/contracts/shop/coupon/coupon.fold';
import { couponProblemAt } from '@maru/contracts/shop/coupon/coupon.views';
import { couponUsesOf } from './coupon-uses.ts';

/** Undefined before it is added. */
export type CouponState = CouponFacts | undefined;
export type CouponDecider<T extends CouponCommand['type']> = Deciders<CouponCommand, CouponState, CouponEvent>[T];

export const couponStateFold: StreamFold<CouponState, CouponEvent> = { ...couponFold, marksOf: couponUsesOf };

export const existingCoupon = (facts: CouponState): CouponFacts => {
  if (!facts) throw new Rejected('coupon_not_found');
  return facts;
};

export interface CouponUser {
  readonly userId: string;
  /** The order that took it for this person, if any has it. */
  readonly usedFor: string | undefined;
}

/** `now` is epoch ms. To a stranger there is no such coupon. */
export const problemFor = (facts: CouponState, { userId, usedFor }: CouponUser, now: number): CouponProblem | null => {
  if (!facts || facts.automatic || (facts.user_id !== null && facts.user_id !== userId)) return 'unknown';
  return usedFor === undefined ? couponProblemAt(facts, now) : 'used';
};

export const couponRefusals: Readonly<Record<CouponProblem, RejectionCode>> = {
  loginNeeded: 'not_logged_in',
  unknown: 'coupon_not_found',
  notYet: 'coupon_not_yet',
  expired: 'coupon_expired',
  usedUp: 'coupon_used_up',
  used: 'coupon_used',
  tooSmall: 'coupon_too_small',
  notFirst: 'coupon_not_first',
  outOfScope: 'coupon_out_of_scope',
};
