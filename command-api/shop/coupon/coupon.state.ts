import type { Deciders } from '@maru/contracts/kernel/decider';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { CouponEvent } from '@maru/contracts/shop/coupon/coupon.events';
import type { CouponProblem } from '@maru/contracts/shop/coupon/coupon.fields';
import { type CouponFacts, couponFold } from '@maru/contracts/shop/coupon/coupon.fold';
import { couponProblemAt } from '@maru/contracts/shop/coupon/coupon.views';
import { emptyMap, entryOf, type GrowingMap, withEntry } from '../../pipeline/growing-map.ts';

/** `facts` are undefined before it is added; `users` maps people to their order, null where the coupon came back. */
export interface CouponState {
  readonly facts: CouponFacts | undefined;
  readonly users: GrowingMap<string | null>;
}
export type CouponDecider<T extends CouponCommand['type']> = Deciders<CouponCommand, CouponState, CouponEvent>[T];

const { evolve } = couponFold;
export const couponStateFold: StreamFold<CouponState, CouponEvent> = {
  initialState: { facts: undefined, users: emptyMap },
  evolve: {
    CouponAdded: ({ facts, users }, event) => ({ users, facts: evolve.CouponAdded(facts, event) }),
    CouponEnded: ({ facts, users }, event) => ({ users, facts: evolve.CouponEnded(facts, event) }),
    CouponRedeemed: ({ facts, users }, event) => ({
      facts: evolve.CouponRedeemed(facts, event),
      users: withEntry(users, event.data.userId, event.data.orderId),
    }),
    CouponKept: ({ facts, users }, event) => ({ users, facts: evolve.CouponKept(facts, event) }),
    CouponReturned: ({ facts, users }, event) => ({
      facts: evolve.CouponReturned(facts, event),
      users: withEntry(users, event.data.userId, null),
    }),
  },
};

export const existingCoupon = ({ facts }: CouponState): CouponFacts => {
  if (!facts) throw new Rejected('coupon_not_found');
  return facts;
};

export const isHeldBy = ({ users }: CouponState, userId: string, orderId: string | undefined): boolean =>
  orderId !== undefined && entryOf(users, userId) === orderId;

/** `now` is epoch ms. To a stranger there is no such coupon. */
export const problemFor = ({ facts, users }: CouponState, userId: string, now: number): CouponProblem | null => {
  if (!facts || (facts.user_id !== null && facts.user_id !== userId)) return 'unknown';
  return (entryOf(users, userId) ?? null) === null ? couponProblemAt(facts, now) : 'used';
};

export const couponRefusals: Readonly<Record<CouponProblem, RejectionCode>> = {
  loginNeeded: 'not_logged_in',
  unknown: 'coupon_not_found',
  notYet: 'coupon_not_yet',
  expired: 'coupon_expired',
  usedUp: 'coupon_used_up',
  used: 'coupon_used',
  tooSmall: 'coupon_too_small',
};
