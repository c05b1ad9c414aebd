import { z } from 'zod';
import type { CartLine } from '../cart/cart.fields.ts';
import { maxQuantity } from '../cart/cart.limits.ts';
import { couponProblem } from '../coupon/coupon.fields.ts';
import { itemKind, itemTax } from '../item/item.fields.ts';
import { salePrice, holdsAt } from '../item/item.price.ts';
import { itemTerms, firstItemTerms } from '../item/item.terms.ts';
import { availableOf, shownState } from '../item/item.stock.ts';
import type { ItemDocument } from '../item/item.views.ts';
import { amounts, lineDeductions, type OrderedLine } from './order.fields.ts';

/** Why a line cannot be bought as it stands: no longer sold, sold out, more than are left, or than a person may buy. */
export const lineProblem = z.enum(['gone', 'soldOut', 'short', 'overLimit']);

/**
 * One line with what it costs now, and what is taken off it where it can be bought. `available` is how many there are, null for no limit; `most` how many of the item
 * whoever asks may still buy, over all its options.
 */
export const quotedLine = z.object({
  item_id: z.string(),
  option_id: z.int(),
  quantity: z.int(),
  name: z.string(),
  category: z.string(),
  option: z.string(),
  image: z.string().nullable(),
  unit_price: z.int(),
  base_price: z.int(),
  amount: z.int(),
  available: z.int().nullable(),
  most: z.int(),
  kind: itemKind,
  tax: itemTax,
  terms: itemTerms,
  made_to_order: z.boolean(),
  problem: lineProblem.nullable(),
  deductions: lineDeductions.optional(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

/** A coupon with a problem takes nothing off; what it is for has to cost `least`, in won, as is what it takes off. */
export const quotedCoupon = z.object({
  code: z.string(),
  name: z.string(),
  least: z.int(),
  discount: z.int(),
  problem: couponProblem.nullable(),
});
/** Of whoever asks: what there is, and as much of it as this order takes. */
export const quotedPoints = z.object({ balance: z.int(), usable: z.int() });

/** What of `amounts.shipping` is asked for a remote place, by name; `pickup`: somebody fetches it, for nothing. */
export const quotedDelivery = z.object({ remote: z.int(), area: z.string().nullable(), pickup: z.boolean() });

/**
 * What goes together, in `count` parcels: items of a bundle, named but for the basic one, or one that goes apart, by its
 * own name. Won: `remote` is asked for a remote place on top of `fee`, `tax_free` is the part of both without VAT, `missing`
 * how much more makes `fee` nothing; null where nothing does, or it is.
 */
export const quotedParcels = z.object({
  name: z.string().nullable(),
  apart: z.boolean(),
  items: z.array(z.string()),
  fee: z.int(),
  remote: z.int(),
  tax_free: z.int(),
  count: z.int(),
  missing: z.int().nullable(),
});
export type QuotedParcels = z.infer<typeof quotedParcels>;

/** Lines with a problem count for nothing. `coupon` null: none wanted; `points` null: a guest; `sent`: by post. */
export const quote = z.object({
  lines: z.array(quotedLine),
  amounts,
  sent: z.boolean(),
  delivery: quotedDelivery,
  parcels: z.array(quotedParcels),
  coupon: quotedCoupon.nullable(),
  automatic: z.object({ name: z.string(), least: z.int(), discount: z.int() }).nullable(),
  points: quotedPoints.nullable(),
});
export type Quote = z.infer<typeof quote>;

/** As much of an item as a price takes; undefined where there is none. */
export type PricedItem = Pick<
  ItemDocument,
  'name' | 'category' | 'images' | 'kind' | 'tax' | 'state' | 'terms' | 'options' | 'sale' | 'notice'
>;

const missingItem = {
  name: '',
  category: '',
  option: '',
  image: null,
  unit_price: 0,
  base_price: 0,
  amount: 0,
  available: 0,
  most: maxQuantity,
  kind: 'goods',
  tax: 'taxed',
  terms: firstItemTerms,
  made_to_order: false,
  problem: 'gone',
} as const;
type Option = PricedItem['options'][number];

const problemOf = (item: PricedItem, option: Option, quantity: number): QuotedLine['problem'] => {
  const available = availableOf(option);
  if (shownState(item.state, item.options) !== 'onSale' || available === 0) return 'soldOut';
  if (available !== null && quantity > available) return 'short';
  return quantity > maxQuantity ? 'overLimit' : null;
};

/** What is printed from what its buyer fills in is, whatever the notice says. */
const isMadeToOrder = ({ notice, terms }: PricedItem) => terms.printed === true || (notice?.made_to_order ?? false);

/** One line at a time, in epoch ms. */
export const quoteLine = (line: CartLine, item: PricedItem | undefined, now: number): QuotedLine => {
  const option = item?.options.find(({ id }) => id === line.option_id);
  if (!item || !option || item.state === 'hidden') return { ...line, ...missingItem };
  const unit_price = item.sale && holdsAt(item.sale, now) ? salePrice(option.price, item.sale.percent) : option.price;
  return {
    ...line,
    name: item.name,
    category: item.category,
    option: option.name,
    image: item.images[0] ?? null,
    unit_price,
    base_price: option.price,
    amount: unit_price * line.quantity,
    available: availableOf(option),
    most: maxQuantity,
    kind: item.kind,
    tax: item.tax,
    terms: item.terms,
    made_to_order: isMadeToOrder(item),
    problem: problemOf(item, option, line.quantity),
  };
};

/** A line as an order keeps it; `at` counts from 0. */
export const orderedLineOf = ({ terms, made_to_order, deductions, ...line }: QuotedLine, at: number): OrderedLine => {
  const { item_id, option_id, name, option, image, unit_price, quantity, kind, tax } = line;
  const { shipping, printed } = terms;
  const more = {
    ...(made_to_order && { made_to_order }),
    ...(printed === true && { printed }),
    ...(deductions && { deductions }),
  };
  return { no: at + 1, item_id, option_id, name, option, image, unit_price, quantity, kind, tax, shipping, ...more };
};

/** Lines of an item count together for how many of it a person may still buy. */
export const withinLimit = (
  lines: readonly QuotedLine[],
  leftOf: (line: QuotedLine) => number,
): readonly QuotedLine[] =>
  lines.map((line) => {
    const most = Math.min(maxQuantity, leftOf(line));
    const pieces = lines.reduce((sum, { item_id, quantity }) => (item_id === line.item_id ? sum + quantity : sum), 0);
    const isOver = line.problem === null && line.terms.most !== null && pieces > leftOf(line);
    return { ...line, most, problem: isOver ? 'overLimit' : line.problem };
  });
