import { type CouponTerms, discountOf, isInScope } from '../coupon/coupon.fields.ts';
import { bookRoom } from '../law/book-price.ts';
import { sharesOf } from './order.amounts.ts';
import type { LineDeductions } from './order.fields.ts';

/** A line that can be bought, in won. */
export interface DiscountedLine {
  readonly item_id: string;
  readonly category: string;
  readonly amount: number;
  readonly base_price: number;
  readonly unit_price: number;
  readonly quantity: number;
  readonly terms: { readonly book: boolean };
}
export type DiscountTerms = Pick<CouponTerms, 'name' | 'off' | 'least' | 'scope'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** What the lines cost that a discount is for, before anything is taken off. */
export const priceInScope = (lines: readonly DiscountedLine[], { scope }: Pick<DiscountTerms, 'scope'>): number =>
  sum(lines.filter((line) => isInScope(line, scope)).map(({ unit_price, quantity }) => unit_price * quantity));

/** The most that may be taken off each line: all of it, of a book what the law leaves. */
export const roomsOf = (lines: readonly DiscountedLine[], points_percent: number): readonly number[] =>
  lines.map((line) => (line.terms.book ? bookRoom({ ...line, points_percent }) : line.amount));

/** What a discount takes off each line, in proportion to what is left of its price, within its room; nothing below its minimum. */
export const discountOn = (
  lines: readonly DiscountedLine[],
  terms: DiscountTerms,
  rooms: readonly number[],
): readonly number[] => {
  if (priceInScope(lines, terms) < terms.least) return lines.map(() => 0);
  const amounts = lines.map((line) => (isInScope(line, terms.scope) ? line.amount : 0));
  const shares = sharesOf(discountOf(terms.off, sum(amounts)), amounts);
  return shares.map((share, at) => Math.min(share, rooms[at] ?? 0));
};

/** What a discount takes off each of the lines, in won. */
interface Discount {
  readonly terms: DiscountTerms;
  readonly taken: readonly number[];
}
/** `automatic`: the best of those that need no code; null where none takes anything off. */
export interface Discounts {
  readonly automatic: Discount | null;
  readonly coupon: Discount | null;
}
export const amountOf = (discount: Discount | null): number => sum(discount?.taken ?? []);

interface Wanted {
  readonly automatic: readonly DiscountTerms[];
  readonly coupon: DiscountTerms | undefined;
  readonly points_percent: number;
}

/** One automatic discount, the best for the buyer, then the coupon on what is left. */
export const discountsOf = (
  lines: readonly DiscountedLine[],
  { automatic, coupon, points_percent }: Wanted,
): Discounts => {
  const rooms = roomsOf(lines, points_percent);
  const [best] = automatic
    .map((terms) => ({ terms, taken: discountOn(lines, terms, rooms) }))
    .toSorted((one, other) => amountOf(other) - amountOf(one));
  const taken = best?.taken ?? [];
  const left = lines.map((line, at) => ({ ...line, amount: line.amount - (taken[at] ?? 0) }));
  const roomLeft = rooms.map((room, at) => Math.max(0, room - (taken[at] ?? 0)));
  return {
    automatic: best && amountOf(best) > 0 ? best : null,
    coupon: coupon ? { terms: coupon, taken: discountOn(left, coupon, roomLeft) } : null,
  };
};

/** What is taken off each line: of discounts as much as `discount`, and `points` in proportion to what is left, in won. */
export const deductionsByLine = (
  lines: readonly DiscountedLine[],
  { automatic, coupon }: Discounts,
  { discount, points }: { readonly discount: number; readonly points: number },
): readonly LineDeductions[] => {
  const none = lines.map(() => 0);
  const taken = sharesOf(discount, [...(automatic?.taken ?? none), ...(coupon?.taken ?? none)]);
  const rows = lines.map((line, at) => {
    const [byAutomatic = 0, byCoupon = 0] = [taken[at], taken[lines.length + at]];
    return { line, byAutomatic, byCoupon, left: line.amount - byAutomatic - byCoupon };
  });
  const byPoints = sharesOf(
    points,
    rows.map(({ left }) => left),
  );
  return rows.map(({ line, byAutomatic, byCoupon }, at) => ({
    ...(automatic && isInScope(line, automatic.terms.scope) && { automatic: byAutomatic }),
    ...(coupon && isInScope(line, coupon.terms.scope) && { coupon: byCoupon }),
    points: byPoints[at] ?? 0,
  }));
};
