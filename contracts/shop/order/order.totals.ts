import { amountsOf, type CouponClaim, type Deductions } from './order.amounts.ts';
import { amountOf, deductionsByLine, type Discounts, discountsOf, priceInScope } from './order.discounts.ts';
import type { LineDeductions } from './order.fields.ts';
import type { Quote, QuotedLine } from './order.quote.ts';
import {
  firstShippingRules,
  type SentLine,
  type SentParcels,
  shippingOf,
  type ShippingRules,
  taxFreeShipping,
} from './order.shipping.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Too little, or nothing it is for, is known only once everything is there. */
const checkLines = (coupon: CouponClaim, lines: readonly QuotedLine[]): CouponClaim => {
  if (coupon.problem !== null || !coupon.terms) return coupon;
  const amount = priceInScope(lines, coupon.terms);
  if (amount === 0 && lines.length > 0) return { ...coupon, problem: 'outOfScope' };
  return amount < coupon.terms.least ? { ...coupon, problem: 'tooSmall' } : coupon;
};

const shownCoupon = (claim: CouponClaim | undefined, discount: number): Quote['coupon'] => {
  if (!claim) return null;
  const { code, terms, problem } = claim;
  return { code, name: terms?.name ?? '', least: terms?.least ?? 0, discount, problem };
};

/** How it gets to its buyer: by post, to the mainland without a postcode, or fetched. */
export interface Destination {
  readonly postcode?: string | undefined;
  readonly pickup?: boolean;
}

const sentOf = ({ terms: { shipping }, ...line }: QuotedLine): SentLine => ({ ...line, shipping });

interface Delivery extends Pick<Quote, 'sent' | 'delivery' | 'parcels'> {
  /** In won, with what a remote place costs. */
  readonly shipping: number;
}
const namedParcels = (
  { isApart, bundle, items, ...parcels }: SentParcels,
  lines: readonly QuotedLine[],
): Quote['parcels'][number] => {
  const sent = lines.filter(({ item_id }) => items.includes(item_id));
  const name = isApart ? sent[0]?.name : bundle?.name;
  const tax_free = taxFreeShipping(parcels.fee + parcels.remote, sent);
  return { ...parcels, tax_free, apart: isApart, items: [...items], name: name ?? null };
};
const deliveryOf = (
  goods: readonly QuotedLine[],
  { postcode, pickup = false }: Destination,
  rules: ShippingRules,
): Delivery => {
  const sent = pickup ? [] : goods.map(sentOf);
  const { fee, remote, area, parcels } = shippingOf(sent, postcode, rules);
  return {
    sent: sent.length > 0,
    shipping: fee + remote,
    delivery: { remote, area, pickup: pickup && goods.length > 0 },
    parcels: parcels.map((one) => namedParcels(one, goods)),
  };
};

interface Claims {
  readonly claim: CouponClaim | undefined;
  readonly discounts: Discounts;
}
const claimsOn = (lines: readonly QuotedLine[], { coupon, automatic = [], points_percent = 0 }: Deductions): Claims => {
  const claim = coupon && checkLines(coupon, lines);
  const discounts = discountsOf(lines, {
    automatic,
    points_percent,
    coupon: claim?.problem === null ? claim.terms : undefined,
  });
  return { claim, discounts };
};
const shownAutomatic = ({ automatic }: Discounts, discount: number): Quote['automatic'] =>
  automatic && { name: automatic.terms.name, least: automatic.terms.least, discount };

interface Sold {
  readonly line: QuotedLine;
  readonly deductions: LineDeductions;
}
const costOf = ({ line, deductions: { automatic = 0, coupon = 0, points } }: Sold) =>
  line.amount - automatic - coupon - points;
const taxFreeOf = (sold: readonly Sold[], parcels: Quote['parcels']): number =>
  sum(sold.filter(({ line }) => line.tax === 'free').map(costOf)) + sum(parcels.map(({ tax_free }) => tax_free));

/** Adds lines up, with what it costs to send them and what is taken off each of them. */
export const quoteOf = (
  lines: readonly QuotedLine[],
  destination: Destination = {},
  deductions: Deductions = {},
  rules: ShippingRules = firstShippingRules,
): Quote => {
  const good = lines.filter(({ problem }) => problem === null);
  const { shipping, ...delivery } = deliveryOf(
    good.filter(({ kind }) => kind === 'goods'),
    destination,
    rules,
  );
  const { claim, discounts } = claimsOn(good, deductions);
  const { points } = deductions;
  const off = amountOf(discounts.automatic) + amountOf(discounts.coupon);
  const { usable, ...sums } = amountsOf({ goods: sum(good.map(({ amount }) => amount)), shipping, off }, points);
  const taken = deductionsByLine(good, discounts, sums);
  const sold = good.flatMap((line, at) => (taken[at] ? [{ line, deductions: taken[at] }] : []));
  const byLine = new Map(sold.map((one) => [one.line, one.deductions]));
  const takenBy = (of: 'automatic' | 'coupon') => sum(taken.map((line) => line[of] ?? 0));
  return {
    lines: lines.map((line) => ({ ...line, deductions: byLine.get(line) })),
    ...delivery,
    coupon: shownCoupon(claim, takenBy('coupon')),
    automatic: shownAutomatic(discounts, takenBy('automatic')),
    amounts: { ...sums, tax_free: taxFreeOf(sold, delivery.parcels) },
    points: points ? { balance: points.balance, usable } : null,
  };
};
