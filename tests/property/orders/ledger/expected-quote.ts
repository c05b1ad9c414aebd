export type Bundle = 'usual' | 'large' | 'apart';
/** One choice of the shop as its keeper set it up; `price` is what it costs now, `free` whether it is without VAT. */
export interface Choice {
  readonly item: string;
  readonly category: string;
  readonly option: number;
  readonly price: number;
  readonly kind: 'goods' | 'licence';
  readonly free: boolean;
  /** What it is packed together with. */
  readonly bundle: Bundle;
  /** Pieces of the item that one person may have, over all orders; null for no limit. */
  readonly most: number | null;
}
export interface WantedLine extends Choice {
  readonly quantity: number;
}
export type CouponOff =
  | { readonly kind: 'won'; readonly won: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly most: number | null };

/** What a discount is for: items of these categories, and these items; for everything where it names none. */
export interface Scope {
  readonly categories: readonly string[];
  readonly items: readonly string[];
}
export interface DiscountAccount {
  readonly off: CouponOff;
  readonly least: number;
  readonly scope: Scope;
}
export interface Wish {
  readonly lines: readonly WantedLine[];
  readonly island: boolean;
  /** Whoever fetches it pays for no sending. */
  readonly pickup: boolean;
  /** Undefined where there is none, or where it does not hold. */
  readonly coupon: DiscountAccount | undefined;
  /** Those that hold for everybody. */
  readonly promotions: readonly DiscountAccount[];
  readonly points: number;
  readonly balance: number;
}
export interface Amounts {
  readonly goods: number;
  readonly shipping: number;
  readonly discount: number;
  readonly points: number;
  readonly total: number;
  readonly tax_free: number;
}

/** What was taken off all pieces of a line. */
export interface LineOff {
  readonly discount: number;
  readonly points: number;
}
export interface LineSources {
  readonly promotion: number | undefined;
  readonly coupon: number | undefined;
}
/** What each discount asks for. */
export interface Promises {
  readonly promotion: number;
  readonly coupon: number;
}
export interface Bill {
  readonly amounts: Amounts;
  readonly offs: readonly LineOff[];
  /** Of each line, what the discounts took off that are for it. */
  readonly by: readonly LineSources[];
  readonly promises: Promises;
  readonly sendings: readonly Sending[];
}
/** What is paid for sending all of a bundle; `free` of it is without VAT. */
export interface Sending {
  readonly bundle: Bundle;
  readonly fee: number;
  readonly free: number;
}

export const bundleRates = {
  usual: { fee: 3_000, freeFrom: 50_000 },
  large: { fee: 4_700, freeFrom: 40_000 },
  apart: { fee: 8_300, freeFrom: Infinity },
} as const;
const [islandFee, leastWindow] = [3_000, 100];
const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const costs = ({ price, quantity }: WantedLine) => price * quantity;
const priceOf = (lines: readonly WantedLine[]) => add(lines.map(costs));
/**
 * A parcel for each bundle, each of which costs more to an island. Sending goods without VAT is without VAT; where others
 * go in the same parcel, in the measure of the prices.
 */
const sendingsOf = (lines: readonly WantedLine[], island: boolean): readonly Sending[] =>
  (['usual', 'large', 'apart'] as const)
    .map((bundle) => {
      const sent = lines.filter((line) => line.kind === 'goods' && line.bundle === bundle);
      const { fee: usual, freeFrom } = bundleRates[bundle];
      const [price, free] = [priceOf(sent), priceOf(sent.filter((line) => line.free))];
      const fee = sent.length === 0 ? 0 : (price >= freeFrom ? 0 : usual) + (island ? islandFee : 0);
      return { bundle, fee, free: fee === 0 ? 0 : Math.floor((fee * free) / price) };
    })
    .filter(({ fee }) => fee > 0);
export const shippingOf = (lines: readonly WantedLine[], island: boolean): number =>
  add(sendingsOf(lines, island).map(({ fee }) => fee));

/** A bill is divided from the top: each line bears what all lines up to it bear, less what those before it do. */
export const divide = (amount: number, bases: readonly number[]): readonly number[] => {
  const whole = add(bases);
  const upTo = bases.map((_, at) => (whole === 0 ? 0 : Math.floor((amount * add(bases.slice(0, at + 1))) / whole)));
  return upTo.map((all, at) => all - (upTo[at - 1] ?? 0));
};

const isFor = ({ categories, items }: Scope, { item, category }: WantedLine) =>
  categories.length + items.length === 0 || items.includes(item) || categories.includes(category);
/** Whether it asks for no more than what it is for costs; nothing it is for is never enough. */
export const isEnoughFor = ({ least, scope }: DiscountAccount, lines: readonly WantedLine[]): boolean => {
  const price = priceOf(lines.filter((line) => isFor(scope, line)));
  return price > 0 && price >= least;
};
const worthOf = (off: CouponOff, price: number) =>
  off.kind === 'won'
    ? Math.min(off.won, price)
    : Math.min(Math.floor((price * off.percent) / 100), off.most ?? Infinity);
/** What it takes off lines that still cost `left` each. */
const takenBy = (discount: DiscountAccount | undefined, lines: readonly WantedLine[], left: readonly number[]) => {
  if (!discount || !isEnoughFor(discount, lines)) return lines.map(() => 0);
  const bases = lines.map((line, at) => (isFor(discount.scope, line) ? (left[at] ?? 0) : 0));
  return divide(worthOf(discount.off, add(bases)), bases);
};
const less = (amounts: readonly number[], taken: readonly number[]) =>
  amounts.map((amount, at) => amount - (taken[at] ?? 0));
interface Taken {
  readonly promotion: DiscountAccount | undefined;
  readonly taken: readonly number[];
}
const bestOf = ({ promotions, lines }: Wish): Taken =>
  promotions
    .map((promotion): Taken => ({ promotion, taken: takenBy(promotion, lines, lines.map(costs)) }))
    .reduce((best, one) => (add(one.taken) > add(best.taken) ? one : best), {
      promotion: undefined,
      taken: lines.map(() => 0),
    });
const partOf = (discount: DiscountAccount | undefined, line: WantedLine, taken = 0) =>
  discount && isFor(discount.scope, line) ? taken : undefined;

/** The smallest payment that a provider takes; nothing at all needs none. */
const missingToPay = (total: number) => (total === 0 ? 0 : Math.max(0, leastWindow - total));

/**
 * The best discount that needs no code first, then the coupon, then points; all pay for goods only. Where they would leave
 * less than can be paid, points give way, then the discounts. Each line bears what was taken off it.
 */
export const expectedBill = (wish: Wish): Bill => {
  const { lines, island, pickup, coupon, points: wanted, balance } = wish;
  const [prices, sendings] = [lines.map(costs), pickup ? [] : sendingsOf(lines, island)];
  const shipping = add(sendings.map(({ fee }) => fee));
  const goods = add(prices);
  const { promotion, taken: byItself } = bestOf(wish);
  const taken = [byItself, takenBy(coupon, lines, less(prices, byItself))];
  const worth = add(taken.flat());
  const most = Math.min(wanted, balance, goods - worth);
  const points = Math.max(0, most - missingToPay(goods + shipping - worth - most));
  const discount = Math.max(0, worth - missingToPay(goods + shipping - worth - points));
  const granted = divide(discount, taken.flat());
  const discounts = lines.map((_, at) => (granted[at] ?? 0) + (granted[at + lines.length] ?? 0));
  const byPoints = divide(points, less(prices, discounts));
  const free = add(less(less(prices, discounts), byPoints).filter((_, at) => lines[at]?.free));
  const freeShipping = add(sendings.map((one) => one.free));
  const total = goods + shipping - discount - points;
  return {
    amounts: { goods, shipping, discount, points, total, tax_free: free + freeShipping },
    offs: lines.map((_, at) => ({ discount: discounts[at] ?? 0, points: byPoints[at] ?? 0 })),
    by: lines.map((line, at) => ({
      promotion: partOf(promotion, line, granted[at]),
      coupon: partOf(coupon, line, granted[at + lines.length]),
    })),
    promises: { promotion: promotion?.least ?? 0, coupon: coupon?.least ?? 0 },
    sendings,
  };
};
