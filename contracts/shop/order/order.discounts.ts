import { type CouponTerms, discountOf, isInScope } from '../coupon/coupon.fields.ts';
import { bookRoom } from '../law/book-price.ts';
import { shareOf } from './order.amounts.ts';

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

/** What the lines come to that a discount is for. */
export const amountInScope = (lines: readonly DiscountedLine[], { scope }: Pick<DiscountTerms, 'scope'>): number =>
  sum(lines.filter((line) => isInScope(line, scope)).map(({ amount }) => amount));

/** The most that may be taken off each line: all of it, of a book what the law leaves. */
export const roomsOf = (lines: readonly DiscountedLine[], points_percent: number): readonly number[] =>
  lines.map((line) => (line.terms.book ? bookRoom({ ...line, points_percent }) : line.amount));

/** What a discount takes off each line, in proportion to its price, within its room; nothing below its minimum. */
export const discountOn = (
  lines: readonly DiscountedLine[],
  terms: DiscountTerms,
  rooms: readonly number[],
): readonly number[] => {
  const whole = amountInScope(lines, terms);
  if (whole < terms.least) return lines.map(() => 0);
  const all = discountOf(terms.off, whole);
  let before = 0;
  return lines.map((line, at) => {
    if (!isInScope(line, terms.scope)) return 0;
    const share = shareOf(all, before + line.amount, whole) - shareOf(all, before, whole);
    before += line.amount;
    return Math.min(share, rooms[at] ?? 0);
  });
};

interface Discounts {
  /** The best of those that need no code; null where none takes anything off. */
  readonly automatic: { readonly name: string; readonly discount: number } | null;
  readonly coupon: number;
}
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
    .map((terms) => ({ name: terms.name, taken: discountOn(lines, terms, rooms) }))
    .toSorted((one, other) => sum(other.taken) - sum(one.taken));
  const taken = best?.taken ?? [];
  const left = lines.map((line, at) => ({ ...line, amount: line.amount - (taken[at] ?? 0) }));
  const roomLeft = rooms.map((room, at) => Math.max(0, room - (taken[at] ?? 0)));
  return {
    automatic: best && sum(taken) > 0 ? { name: best.name, discount: sum(taken) } : null,
    coupon: coupon ? sum(discountOn(left, coupon, roomLeft)) : 0,
  };
};
