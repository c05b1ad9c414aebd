import type { z } from 'zod';
import type { RowOf } from '../../kernel/rows.ts';
import { itemFields, itemKind, itemState, itemTax, optionFields, price, stock } from './item.fields.ts';
import { itemKindWords, itemStateWords, itemTaxWords } from './item.table.words.ts';
import type { itemRowColumns, ItemRowProblem } from './item-rows.words.ts';

/** Won or pieces as people write them: `10,000원`, `44개`. */
const amountIn = (typed: string): number => {
  const plain = typed.replaceAll(/[\s,원개]/g, '');
  return /^\d{1,9}(\.0+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

const plain = (word: string) => word.replaceAll(/\s/g, '');
const keyIn =
  (words: Readonly<Record<string, string>>) =>
  (typed: string): string | undefined =>
    Object.keys(words).find((key) => plain(words[key] ?? '') === plain(typed));
/** Files mark with a quote what a spreadsheet would take for a formula. */
const textIn = (typed: string) => typed.replace(/^'(?=[=+\-@])/, '');

const readers = {
  name: [textIn, itemFields.name],
  category: [textIn, itemFields.category],
  kind: [keyIn(itemKindWords), itemKind],
  tax: [keyIn(itemTaxWords), itemTax],
  state: [keyIn(itemStateWords), itemState],
  option_name: [textIn, optionFields.name],
  price: [amountIn, price],
  stock: [amountIn, stock.unwrap()],
  counted: [amountIn, stock.unwrap()],
} as const;
type Field = keyof typeof readers;
/** What a row says; empty cells say nothing. */
export type ItemCells = { readonly [F in Field]?: z.output<(typeof readers)[F][1]> };

export interface ReadItemRow {
  readonly cells: ItemCells;
  readonly problems: readonly ItemRowProblem[];
}

/** The cells of a row as values, and the columns in which none can be read. */
export const readItemRow = (row: RowOf<typeof itemRowColumns>): ReadItemRow => {
  const read = Object.entries(readers).flatMap(([field, [from, schema]]) => {
    const typed = row[field as Field];
    return typed === '' ? [] : [[field as Field, schema.safeParse(from(typed))] as const];
  });
  return {
    cells: Object.fromEntries(read.flatMap(([field, { success, data }]) => (success ? [[field, data]] : []))),
    problems: read.flatMap(([field, { success }]) => (success ? [] : [`${field}_wrong` as const])),
  };
};

/** Number of an option as a cell says it; undefined for what is none. */
export const optionIn = (typed: string): number | undefined => {
  const no = amountIn(typed);
  return Number.isNaN(no) ? undefined : no;
};
