import { amountsOf, type CouponClaim, type Deductions } from './order.amounts.ts';
import { amountInScope, discountsOf } from './order.discounts.ts';
import type { Quote, QuotedLine } from './order.quote.ts';
import { firstShippingRules, missingToFree, type SentLine, shippingOf, type ShippingRules } from './order.shipping.ts';

const sum = (lines: readonly QuotedLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Too little, or nothing it is for, is known only once everything is there. */
const checkLines = (coupon: CouponClaim, lines: readonly QuotedLine[]): CouponClaim => {
  if (coupon.problem !== null || !coupon.terms) return coupon;
  const amount = amountInScope(lines, coupon.terms);
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

interface Delivery extends Pick<Quote, 'sent' | 'delivery' | 'to_free_shipping'> {
  /** In won, with what a remote place costs. */
  readonly shipping: number;
}
const deliveryOf = (
  goods: readonly QuotedLine[],
  { postcode, pickup = false }: Destination,
  rules: ShippingRules,
): Delivery => {
  const sent = pickup ? [] : goods.map(sentOf);
  const { fee, remote, area } = shippingOf(sent, postcode, rules);
  return {
    sent: sent.length > 0,
    shipping: fee + remote,
    delivery: { remote, area, pickup: pickup && goods.length > 0 },
    to_free_shipping: missingToFree(sent, rules.rates),
  };
};

type Claims = Pick<Quote, 'coupon' | 'automatic'> & {
  /** In won, of both. */
  readonly off: number;
};
const claimsOn = (lines: readonly QuotedLine[], { coupon, automatic = [], points_percent = 0 }: Deductions): Claims => {
  const claim = coupon && checkLines(coupon, lines);
  const wanted = discountsOf(lines, {
    automatic,
    points_percent,
    coupon: claim?.problem === null ? claim.terms : undefined,
  });
  return {
    coupon: shownCoupon(claim, wanted.coupon),
    automatic: wanted.automatic,
    off: (wanted.automatic?.discount ?? 0) + wanted.coupon,
  };
};

/** Adds lines up, with what it costs to send them and what is taken off. */
export const quoteOf = (
  lines: readonly QuotedLine[],
  destination: Destination = {},
  deductions: Deductions = {},
  rules: ShippingRules = firstShippingRules,
): Quote => {
  const good = lines.filter(({ problem }) => problem === null);
  const goods = sum(good);
  const { shipping, ...delivery } = deliveryOf(
    good.filter(({ kind }) => kind === 'goods'),
    destination,
    rules,
  );
  const { off, ...claims } = claimsOn(good, deductions);
  const { points } = deductions;
  const { usable, ...amounts } = amountsOf(
    { goods, shipping, free: sum(good.filter(({ tax }) => tax === 'free')), off },
    points,
  );
  return {
    lines: [...lines],
    ...delivery,
    ...claims,
    amounts,
    points: points ? { balance: points.balance, usable } : null,
  };
};
