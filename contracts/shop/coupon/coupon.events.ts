import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { couponTerms } from './coupon.fields.ts';

export const couponStream = (id: string) => `shop.coupon-${id}`;

const id = z.string();
const claim = { id, orderId: z.string(), userId: z.string() };

export const couponEvent = z.discriminatedUnion('type', [
  event('CouponAdded', { id, ...couponTerms.shape }),
  event('CouponEnded', { id }),
  /** Taken for an order that is about to be placed; `until` is when it has to be there. */
  event('CouponRedeemed', { ...claim, until: z.string() }),
  event('CouponKept', claim),
  event('CouponReturned', claim),
]);
export type CouponEvent = z.infer<typeof couponEvent>;
