import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { type CouponProblem, couponTerms } from './coupon.fields.ts';

/** Taken for an order that may not be there yet; `until` is epoch ms. */
const hold = z.object({ order_id: z.string(), user_id: z.string(), until: z.number() });

/**
 * Document of the view `coupon`; its id is its code. `due_at` is when the first of `holds` has to be looked after.
 * `ends_at` is when its time is over, or when somebody ended it before; `spent`: as often used as it may be.
 */
export const couponDocument = z.object({
  ...documentBase,
  ...couponTerms.shape,
  used: z.int(),
  ended: z.boolean(),
  holds: z.array(hold),
  due_at: z.number().nullable(),
  starts_at: timestamp,
  ends_at: timestamp,
  spent: z.boolean(),
  added_at: timestamp,
});
export type CouponDocument = z.infer<typeof couponDocument>;

/** How a coupon stands at a time, in epoch ms, whoever wants it. */
export const couponProblemAt = (
  { from, until, ended, used, count }: Pick<CouponDocument, 'from' | 'until' | 'ended' | 'used' | 'count'>,
  now: number,
): CouponProblem | null => {
  if (ended || now >= Date.parse(until)) return 'expired';
  if (now < Date.parse(from)) return 'notYet';
  return count !== null && used >= count ? 'usedUp' : null;
};

/** A coupon of one's own; `used` says that it was. */
export const ownCoupon = couponDocument
  .pick({ id: true, name: true, off: true, least: true, from: true, until: true, scope: true, first_order: true })
  .extend({ used: z.boolean() });
export type OwnCoupon = z.infer<typeof ownCoupon>;
