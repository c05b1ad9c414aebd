/** One choice of the shop as its keeper set it up; `price` is what it costs now, `free` whether it is without VAT. */
export interface Choice {
  readonly item: string;
  readonly option: number;
  readonly price: number;
  readonly kind: 'goods' | 'licence';
  readonly free: boolean;
}
export interface WantedLine extends Choice {
  readonly quantity: number;
}
export type CouponOff =
  | { readonly kind: 'won'; readonly won: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly most: number | null };

export interface Wish {
  readonly lines: readonly WantedLine[];
  readonly island: boolean;
  /** Undefined where there is none, or where it does not hold. */
  readonly coupon: { readonly off: CouponOff; readonly least: number } | undefined;
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

const [fee, freeFrom, islandFee, leastWindow] = [3_000, 50_000, 3_000, 100];
const priceOf = (lines: readonly WantedLine[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const couponOn = (goods: number, coupon: Wish['coupon']) => {
  if (!coupon || goods < coupon.least) return 0;
  const { off } = coupon;
  if (off.kind === 'won') return Math.min(off.won, goods);
  return Math.min(Math.floor((goods * off.percent) / 100), off.most ?? goods);
};
const shippingOf = (lines: readonly WantedLine[], island: boolean) => {
  const sent = lines.filter(({ kind }) => kind === 'goods');
  if (sent.length === 0) return 0;
  return (priceOf(sent) >= freeFrom ? 0 : fee) + (island ? islandFee : 0);
};

/** The smallest payment that a provider takes; nothing at all needs none. */
const missingToPay = (total: number) => (total === 0 ? 0 : Math.max(0, leastWindow - total));

/**
 * Coupon first, then points; both pay for goods only. Where they would leave less than can be paid, points give way, then
 * the coupon. What they take off is taken off all goods alike, so that goods without VAT bear their share.
 */
export const expectedAmounts = ({ lines, island, coupon, points: wanted, balance }: Wish): Amounts => {
  const [goods, shipping] = [priceOf(lines), shippingOf(lines, island)];
  const worth = couponOn(goods, coupon);
  const most = Math.min(wanted, balance, goods - worth);
  const points = Math.max(0, most - missingToPay(goods + shipping - worth - most));
  const discount = Math.max(0, worth - missingToPay(goods + shipping - worth - points));
  const free = priceOf(lines.filter((line) => line.free));
  const share = goods === 0 ? 0 : Math.floor(((discount + points) * free) / goods);
  return { goods, shipping, discount, points, total: goods + shipping - discount - points, tax_free: free - share };
};
