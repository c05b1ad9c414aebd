import { z } from 'zod';
import { keptOff, taxFreeShippingIn } from '../order/order.costs.ts';
import type { OrderedLine, PaidShippingFee } from '../order/order.fields.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import { leftOf } from '../order/order.parts.ts';
import { feesLeft } from '../order/order.shipping-fees.ts';
import type { Quote } from '../order/order.quote.ts';

const won = z.int();
/** 공급가액, 부가세, 면세, 합계 in won: `supply + vat + free` is `total`, always. */
export const documentSums = z.object({ supply: won, vat: won, free: won, total: won });
export type DocumentSums = z.infer<typeof documentSums>;

/** What goods are called, or which of the other things an amount is for. */
export type RowName =
  | { readonly of: 'line'; readonly name: string; readonly option: string }
  | { readonly of: 'automatic'; readonly name: string }
  | { readonly of: 'shipping' | 'coupon' | 'points' | 'discount' | 'charge' };

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

interface Worth {
  readonly total: number;
  readonly free: number;
}
/** What is taken off where something worth `before` is worth less by `less` now. */
export const sumsLess = (before: Worth, less: Worth): DocumentSums => {
  const taxed = before.total - before.free;
  const vat = vatIn(taxed) - vatIn(taxed - (less.total - less.free));
  return { supply: less.total - less.free - vat, vat, free: less.free, total: less.total };
};

type Line = Pick<OrderedLine, 'name' | 'option' | 'unit_price' | 'quantity' | 'tax' | 'kind' | 'deductions'>;
type StandingLine = Line & { readonly cancelled: number; readonly exchanged: number; readonly replaces: number | null };
type Standing = Pick<OrderFacts, 'amounts' | 'refunded' | 'tax_free_refunded' | 'automatic'> & {
  readonly lines: readonly StandingLine[];
};
interface Ordered extends Omit<Standing, 'lines'> {
  readonly lines: readonly (StandingLine & Pick<OrderedLine, 'no'>)[];
  readonly shipping_fees: readonly PaidShippingFee[];
}

const isFree = ({ tax }: Line) => tax === 'free';
const entryOf = (line: StandingLine): DocumentEntry => {
  const { name, option, unit_price } = line;
  const quantity = leftOf(line);
  const amount = unit_price * quantity;
  return { name: { of: 'line', name, option }, quantity, amount, free: isFree(line) ? amount : 0 };
};
const totalOf = (entries: readonly DocumentEntry[], pick: 'amount' | 'free') =>
  entries.reduce((all, entry) => all + entry[pick], 0);
const single = (name: RowName, amount: number, free: number): readonly DocumentEntry[] =>
  amount === 0 && free === 0 ? [] : [{ name, quantity: 1, amount, free }];

/** What discounts and points took off what was kept. */
const takenOff = (ordered: readonly StandingLine[], automatic: string | null): readonly DocumentEntry[] =>
  (['automatic', 'coupon', 'points'] as const).flatMap((of) => {
    const name: RowName = of === 'automatic' ? { of, name: automatic ?? '' } : { of };
    return single(name, 0 - keptOff(ordered, of), 0 - keptOff(ordered.filter(isFree), of));
  });

/** The goods that were kept, `shipping` for sending them, and what was taken off and given back. */
const rowsFor = (order: Standing, shipping: readonly DocumentEntry[]): readonly DocumentRow[] => {
  const { lines, amounts, refunded, tax_free_refunded, automatic } = order;
  const ordered = lines.filter(({ replaces }) => replaces === null);
  const kept = lines.filter((line) => leftOf(line) > 0);
  const entries = [
    ...kept.map(entryOf),
    ...shipping,
    // What stands for another piece had a share of its own in what was taken off that.
    ...(ordered.length === lines.length ? takenOff(ordered, automatic) : []),
  ];
  const held = amounts.total - refunded;
  const rest = held - totalOf(entries, 'amount');
  // Where nobody said which kind of money went back, no more than is held can be free of tax.
  const free = Math.min(amounts.tax_free - tax_free_refunded, held) - totalOf(entries, 'free');
  return withTax([...entries, ...single({ of: rest <= 0 ? 'discount' : 'charge' }, rest, free)]);
};

/** What an order is worth now. */
export const orderRows = (order: Ordered): readonly DocumentRow[] => {
  const fees = feesLeft(order.shipping_fees, order.lines);
  const sumOf = (of: 'amount' | 'tax_free') => fees.reduce((sum, fee) => sum + fee[of], 0);
  return rowsFor(order, single({ of: 'shipping' }, sumOf('amount'), sumOf('tax_free')));
};

interface Quoted extends Pick<Quote, 'amounts' | 'automatic'> {
  readonly lines: readonly (Line & Pick<Quote['lines'][number], 'problem'>)[];
}

/** Of what can be bought now. */
export const quoteRows = ({ lines, amounts, automatic }: Quoted): readonly DocumentRow[] => {
  const kept = lines.filter(({ problem }) => problem === null);
  const order = {
    lines: kept.map((line) => ({ ...line, cancelled: 0, exchanged: 0, replaces: null })),
    amounts,
    automatic: automatic?.name ?? null,
    refunded: 0,
    tax_free_refunded: 0,
  };
  return rowsFor(order, single({ of: 'shipping' }, amounts.shipping, taxFreeShippingIn({ ordered: kept, amounts })));
};
