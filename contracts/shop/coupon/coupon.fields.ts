import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';
import { maxPrice } from '../item/item.fields.ts';

/** As people type it, small letters and spaces included; kept in capitals. It is the id of its coupon. */
export const couponCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,20}$/));

/** `most` is the most a percentage takes off, in won; null for no limit. */
export const couponOff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('won'), won: z.int().min(100).max(maxPrice) }),
  z.object({
    kind: z.literal('percent'),
    percent: z.int().min(1).max(100),
    most: z.int().min(100).max(maxPrice).nullable(),
  }),
]);
export type CouponOff = z.infer<typeof couponOff>;

/** What a discount is for: items of these categories, and these items; both empty for everything. */
export const discountScope = z.object({ categories: z.array(line(30)).max(30), items: z.array(id).max(100) });
export type DiscountScope = z.infer<typeof discountScope>;

export const isInScope = (
  { item_id, category }: { readonly item_id: string; readonly category: string },
  { categories, items }: DiscountScope = { categories: [], items: [] },
): boolean =>
  (categories.length === 0 && items.length === 0) || categories.includes(category) || items.includes(item_id);

/**
 * `least` of what it is for, and prices in won; `count` null: no limit; `user_id` null: everyone with the code, once each. Without
 * `scope` it is for everything; `first_order`: for who has not ordered yet; `automatic`: without a code, for everybody.
 */
export const couponTerms = z.object({
  name: line(40),
  off: couponOff,
  least: z.int().min(0).max(maxPrice),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  count: z.int().min(1).max(1_000_000).nullable(),
  user_id: z.string().nullable(),
  scope: discountScope.optional(),
  first_order: z.boolean().optional(),
  automatic: z.boolean().optional(),
});
export type CouponTerms = z.infer<typeof couponTerms>;

/** Why a coupon takes nothing off; another person's is `unknown`. */
export const couponProblem = z.enum([
  'loginNeeded',
  'unknown',
  'notYet',
  'expired',
  'usedUp',
  'used',
  'tooSmall',
  'notFirst',
  'outOfScope',
]);
export type CouponProblem = z.infer<typeof couponProblem>;

/** In won, for goods of this price; what is left of a won falls away. */
export const discountOf = (off: CouponOff, goods: number): number =>
  off.kind === 'won' ? Math.min(off.won, goods) : Math.min(Math.floor((goods * off.percent) / 100), off.most ?? goods);
