import { z } from 'zod';
import type { ShippingRates } from '../../site/config/config.fields.ts';
import type { CartLine } from '../cart/cart.fields.ts';
import { couponProblem } from '../coupon/coupon.fields.ts';
import { itemKind, itemTax } from '../item/item.fields.ts';
import { salePrice, holdsAt } from '../item/item.price.ts';
import { availableOf, shownState } from '../item/item.stock.ts';
import type { ItemDocument } from '../item/item.views.ts';
import { amountsOf, type CouponClaim, type Deductions } from './order.amounts.ts';
import { amounts } from './order.fields.ts';
import { missingToFree, shippingOf } from './order.shipping.ts';

/** Why a line cannot be bought as it stands: no longer sold, sold out, or more than are left. */
export const lineProblem = z.enum(['gone', 'soldOut', 'short']);

/** One line with what it costs now. `available` is how many there are, null for no limit. */
export const quotedLine = z.object({
  item_id: z.string(),
  option_id: z.int(),
  quantity: z.int(),
  name: z.string(),
  option: z.string(),
  image: z.string().nullable(),
  unit_price: z.int(),
  base_price: z.int(),
  amount: z.int(),
  available: z.int().nullable(),
  kind: itemKind,
  tax: itemTax,
  problem: lineProblem.nullable(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

/** A coupon with a problem takes nothing off. */
export const quotedCoupon = z.object({ code: z.string(), name: z.string(), problem: couponProblem.nullable() });
/** Of whoever asks: what there is, and as much of it as this order takes. */
export const quotedPoints = z.object({ balance: z.int(), usable: z.int() });

/** Lines with a problem count for nothing. `coupon` null: none wanted; `points` null: a guest; `sent`: by post. */
export const quote = z.object({
  lines: z.array(quotedLine),
  amounts,
  sent: z.boolean(),
  to_free_shipping: z.int().nullable(),
  coupon: quotedCoupon.nullable(),
  points: quotedPoints.nullable(),
});
export type Quote = z.infer<typeof quote>;

/** As much of an item as a price takes; undefined where there is none. */
export type PricedItem = Pick<ItemDocument, 'name' | 'images' | 'kind' | 'tax' | 'state' | 'options' | 'sale'>;

const missingItem = {
  name: '',
  option: '',
  image: null,
  unit_price: 0,
  base_price: 0,
  amount: 0,
  available: 0,
  kind: 'goods',
  tax: 'taxed',
  problem: 'gone',
} as const;
type Option = PricedItem['options'][number];

const problemOf = (item: PricedItem, option: Option, quantity: number): QuotedLine['problem'] => {
  const available = availableOf(option);
  if (shownState(item.state, item.options) !== 'onSale' || available === 0) return 'soldOut';
  return available !== null && quantity > available ? 'short' : null;
};

/** One line at a time, in epoch ms. */
export const quoteLine = (line: CartLine, item: PricedItem | undefined, now: number): QuotedLine => {
  const option = item?.options.find(({ id }) => id === line.option_id);
  if (!item || !option || item.state === 'hidden') return { ...line, ...missingItem };
  const unit_price = item.sale && holdsAt(item.sale, now) ? salePrice(option.price, item.sale.percent) : option.price;
  return {
    ...line,
    name: item.name,
    option: option.name,
    image: item.images[0] ?? null,
    unit_price,
    base_price: option.price,
    amount: unit_price * line.quantity,
    available: availableOf(option),
    kind: item.kind,
    tax: item.tax,
    problem: problemOf(item, option, line.quantity),
  };
};

const sum = (lines: readonly QuotedLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Too little is known only once everything is added up. */
const checkMinimum = (coupon: CouponClaim, goods: number): CouponClaim =>
  coupon.problem === null && coupon.terms && goods < coupon.terms.least ? { ...coupon, problem: 'tooSmall' } : coupon;

/** Adds lines up, with what it costs to send them and what is taken off. */
export const quoteOf = (
  lines: readonly QuotedLine[],
  postcode?: string,
  { coupon, points }: Deductions = {},
  rates?: ShippingRates,
): Quote => {
  const good = lines.filter(({ problem }) => problem === null);
  const sent = good.filter(({ kind }) => kind === 'goods');
  const toSend = sent.length > 0 ? sum(sent) : null;
  const shipping = shippingOf(toSend, postcode, rates);
  const goods = sum(good);
  const claim = coupon && checkMinimum(coupon, goods);
  const { usable, ...amounts } = amountsOf(
    { goods, shipping, free: sum(good.filter(({ tax }) => tax === 'free')) },
    { coupon: claim, points },
  );
  return {
    lines: [...lines],
    sent: sent.length > 0,
    to_free_shipping: missingToFree(toSend, rates),
    amounts,
    coupon: claim ? { code: claim.code, name: claim.terms?.name ?? '', problem: claim.problem } : null,
    points: points ? { balance: points.balance, usable } : null,
  };
};
