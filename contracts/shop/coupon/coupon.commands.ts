import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { couponTerms } from './coupon.fields.ts';

const id = z.string();
const claim = { id, orderId: z.string(), userId: z.string() };

/** `id` is the code. */
export const couponCommand = z.discriminatedUnion('type', [
  command('AddCoupon', { id, ...couponTerms.shape }),
  /** From now on nobody can use it. */
  command('EndCoupon', { id }),
  /** For goods of this price; held for an order that may still come, until then. */
  command('RedeemCoupon', { ...claim, goods: z.int(), until: z.string() }),
  /** The order came: it is used. */
  command('KeepCoupon', claim),
  /** The order never came, was never paid, or was cancelled. */
  command('ReturnCoupon', claim),
]);
export type CouponCommand = z.infer<typeof couponCommand>;
