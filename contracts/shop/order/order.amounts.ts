import { type CouponProblem, type CouponTerms, discountOf } from '../coupon/coupon.fields.ts';
import type { Amounts } from './order.fields.ts';

/** A coupon that is wanted; `terms` where it is known to whoever wants it. */
export interface CouponClaim {
  readonly code: string;
  readonly terms: Pick<CouponTerms, 'name' | 'off' | 'least'> | undefined;
  readonly problem: CouponProblem | null;
}
/** What is to be taken off. `balance` is what there is, `wanted` what is to be used of it. */
export interface Deductions {
  readonly coupon?: CouponClaim | undefined;
  readonly points?: { readonly balance: number; readonly wanted: number } | undefined;
}

/** Won. Something is left to be paid with money: no provider takes less for a card. */
export const leastPaid = 100;

/** The share of `amount` for a part of a whole, in whole won; shares of growing parts add up to all of it. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** What of goods is free of tax. */
interface Prices {
  readonly goods: number;
  readonly shipping: number;
  readonly free: number;
}

/** Coupon first, then points; both pay for goods, not for shipping. `usable`: how many points may be used. */
export const amountsOf = (
  { goods, shipping, free }: Prices,
  { coupon, points }: Deductions,
): Amounts & { readonly usable: number } => {
  const room = Math.max(0, Math.min(goods, goods + shipping - leastPaid));
  const discount = coupon?.terms && coupon.problem === null ? Math.min(discountOf(coupon.terms.off, goods), room) : 0;
  const usable = Math.min(points?.balance ?? 0, room - discount);
  const used = Math.min(points?.wanted ?? 0, usable);
  const off = discount + used;
  return {
    goods,
    shipping,
    discount,
    points: used,
    total: goods + shipping - off,
    tax_free: free - shareOf(off, free, goods),
    usable,
  };
};
