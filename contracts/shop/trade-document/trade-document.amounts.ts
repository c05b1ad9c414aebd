import { z } from 'zod';
import { shareOf } from '../order/order.amounts.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import type { Quote } from '../order/order.quote.ts';

const won = z.int();
/** 공급가액, 부가세, 면세, 합계 in won: `supply + vat + free` is `total`, always. */
export const documentSums = z.object({ supply: won, vat: won, free: won, total: won });
export type DocumentSums = z.infer<typeof documentSums>;

/** What goods are called, or which of the other things an amount is for. */
export type RowName =
  | { readonly of: 'line'; readonly name: string; readonly option: string }
  | { readonly of: 'shipping' | 'discount' | 'charge' };

/** `amount` holds the tax, `free` is its part without any; both below zero for what is taken off. */
export interface DocumentEntry {
  readonly name: RowName;
  readonly quantity: number;
  readonly amount: number;
  readonly free: number;
}
/** `supply` is without the tax, and holds what is free of it. */
export interface DocumentRow extends DocumentEntry {
  readonly supply: number;
  readonly vat: number;
}

/** The eleventh part of a price that holds ten percent, in whole won. */
const vatIn = (taxed: number) => Math.trunc(taxed / 11);

/** Each row's tax is counted from the first row on, so that all of them come to the tax of the sum, to the won. */
export const withTax = (entries: readonly DocumentEntry[]): readonly DocumentRow[] => {
  let taxed = 0;
  return entries.map((entry) => {
    const before = vatIn(taxed);
    taxed += entry.amount - entry.free;
    const vat = vatIn(taxed) - before;
    return { ...entry, vat, supply: entry.amount - vat };
  });
};

export const sumsOf = (rows: readonly DocumentRow[]): DocumentSums => {
  const sum = (pick: (row: DocumentRow) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const [total, vat, free] = [sum((row) => row.amount), sum((row) => row.vat), sum((row) => row.free)];
  return { supply: total - vat - free, vat, free, total };
};

interface Line {
  readonly name: string;
  readonly option: string;
  readonly unit_price: number;
  readonly quantity: number;
  readonly tax: 'taxed' | 'free';
}
const entryOf = ({ name, option, unit_price, quantity, tax }: Line): DocumentEntry => {
  const amount = unit_price * quantity;
  return { name: { of: 'line', name, option }, quantity, amount, free: tax === 'free' ? amount : 0 };
};
const totalOf = (entries: readonly DocumentEntry[], pick: 'amount' | 'free') =>
  entries.reduce((all, entry) => all + entry[pick], 0);
const single = (of: 'shipping' | 'discount' | 'charge', amount: number, free: number): readonly DocumentEntry[] =>
  amount === 0 ? [] : [{ name: { of }, quantity: 1, amount, free }];
/** The share of `amount` that goes with what is free of tax, of either sign. */
const freeShare = (amount: number, goods: readonly DocumentEntry[]) => {
  const share = shareOf(Math.abs(amount), totalOf(goods, 'free'), totalOf(goods, 'amount'));
  return amount < 0 ? 0 - share : share;
};

type Ordered = Pick<OrderFacts, 'amounts' | 'refunded'> & {
  readonly lines: readonly (Line & { readonly cancelled: number; readonly kind: string })[];
};

/**
 * What an order is worth now: the goods that were kept, sending them, and what coupon, points and refunds leave of the
 * money. The tax-free part of the shipping fee is what the order's own amounts hold beyond its goods.
 */
export const orderRows = ({ lines, amounts, refunded }: Ordered): readonly DocumentRow[] => {
  const ordered = lines.map(entryOf);
  const taken = -(amounts.discount + amounts.points);
  const beyondGoods = amounts.tax_free - totalOf(ordered, 'free') - freeShare(taken, ordered);
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled }));
  const kept = left.filter(({ quantity }) => quantity > 0).map(entryOf);
  const isSent = left.some(({ kind, quantity }) => kind !== 'licence' && quantity > 0);
  const shipping = isSent ? amounts.shipping : 0;
  const rest = amounts.total - refunded - totalOf(kept, 'amount') - shipping;
  return withTax([
    ...kept,
    ...single('shipping', shipping, Math.min(Math.max(beyondGoods, 0), shipping)),
    ...single(rest < 0 ? 'discount' : 'charge', rest, freeShare(rest, kept)),
  ]);
};

interface Quoted extends Pick<Quote, 'amounts'> {
  readonly lines: readonly (Line & Pick<Quote['lines'][number], 'kind' | 'problem'>)[];
}

/** Of what can be bought now. */
export const quoteRows = ({ lines, amounts }: Quoted): readonly DocumentRow[] => {
  const kept = lines.filter(({ problem }) => problem === null);
  return orderRows({ lines: kept.map((line) => ({ ...line, cancelled: 0 })), amounts, refunded: 0 });
};
