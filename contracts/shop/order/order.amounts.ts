import type { CouponProblem, CouponTerms } from '../coupon/coupon.fields.ts';
import { leastPaid } from '../payment/payment-ways.ts';
import type { Amounts } from './order.fields.ts';

/** A coupon that is wanted; `terms` where it is known to whoever wants it. */
export interface CouponClaim {
  readonly code: string;
  readonly terms: Pick<CouponTerms, 'name' | 'off' | 'least' | 'scope'> | undefined;
  readonly problem: CouponProblem | null;
}
/**
 * What is to be taken off. `balance` is what there is, `wanted` what is to be used of it; `automatic` needs no code.
 * `points_percent` will be earned, which leaves less to be taken off books.
 */
export interface Deductions {
  readonly coupon?: CouponClaim | undefined;
  readonly automatic?: readonly Pick<CouponTerms, 'name' | 'off' | 'least' | 'scope'>[];
  readonly points_percent?: number;
  readonly points?: { readonly balance: number; readonly wanted: number } | undefined;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The share of `amount` for a part of a whole, in whole won; shares of growing parts add up to all of it. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** `amount` in proportion to `parts`, in whole won; no more than each of them where it is no more than all of them. */
export const sharesOf = (amount: number, parts: readonly number[]): readonly number[] => {
  const whole = sum(parts);
  let before = 0;
  return parts.map((part) => {
    const share = shareOf(amount, before + part, whole) - shareOf(amount, before, whole);
    before += part;
    return share;
  });
};

/** `off`: what coupons and the like take off. */
interface Prices {
  readonly off: number;
  readonly goods: number;
  readonly shipping: number;
}

const isTaken = (total: number): boolean => total === 0 || total >= leastPaid;
/** As much of `off` as leaves a total that can be paid. */
const takenOff = (off: number, payable: number): number =>
  isTaken(payable - off) ? off : Math.max(0, Math.min(off, payable - leastPaid));

/**
 * Coupon first, then points; both pay for goods, not for shipping. They pay for all of it, or leave what a provider
 * takes: points give way first. `usable`: how many points may be used.
 */
export const amountsOf = (
  { goods, shipping, off: wantedOff }: Prices,
  points: Deductions['points'],
): Omit<Amounts, 'tax_free'> & { readonly usable: number } => {
  const payable = goods + shipping;
  const wanted = Math.min(wantedOff, goods);
  const usable = takenOff(Math.min(points?.balance ?? 0, goods - wanted), payable - wanted);
  const used = takenOff(Math.min(points?.wanted ?? 0, usable), payable - wanted);
  const discount = takenOff(wanted, payable - used);
  return { goods, shipping, discount, points: used, total: payable - discount - used, usable };
};
