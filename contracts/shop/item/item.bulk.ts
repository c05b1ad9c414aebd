import { z } from 'zod';
import { bulkLine } from '../../kernel/bulk.ts';
import {
  itemFields,
  itemKind,
  itemState,
  itemTax,
  maxItemOptions,
  maxStock,
  optionFields,
  optionId,
  price,
  stock,
  stockReason,
} from './item.fields.ts';

/** `from` is what the option cost when somebody looked: a price that has changed since stays as it is. */
export const itemPriceLine = z.object({ ...bulkLine, option: optionId, from: price, price });
export type ItemPriceLine = z.infer<typeof itemPriceLine>;

export const itemStateLine = z.object({ ...bulkLine, state: itemState });
export type ItemStateLine = z.infer<typeof itemStateLine>;

/** `to` pieces were counted, or so many more or less are there; one of both. */
export const itemStockLine = z
  .object({
    ...bulkLine,
    option: optionId,
    to: z.int().min(0).max(maxStock).optional(),
    by: z.int().min(-maxStock).max(maxStock).optional(),
    reason: stockReason,
  })
  .refine(({ to, by }) => (to === undefined) !== (by === undefined), { path: ['by'] });
export type ItemStockLine = z.infer<typeof itemStockLine>;

const newOption = z.object({ ...optionFields, stock });
/**
 * What a row of a file changes: of the item, of its `option`, whose stock was counted as `to`; or `add` is a new option of
 * the item, or `create` a new item with that id.
 */
export const itemFileLine = z.object({
  ...bulkLine,
  fields: z.object({ name: itemFields.name, category: itemFields.category, tax: itemTax }).partial().optional(),
  state: itemState.optional(),
  option: optionId.optional(),
  option_name: optionFields.name.optional(),
  price: price.optional(),
  to: z.int().min(0).max(maxStock).optional(),
  add: newOption.optional(),
  create: z
    .object({
      name: itemFields.name,
      category: itemFields.category,
      tax: itemTax,
      kind: itemKind,
      options: z.array(newOption).min(1).max(maxItemOptions),
    })
    .optional(),
});
export type ItemFileLine = z.infer<typeof itemFileLine>;

const longestName = 60;
/** What a line is called by: the item, and the option where there are several; names may be longer than a line. */
export const lineName = (item: string, option?: string): string => {
  const letters = Array.from(option === undefined ? item : `${item} · ${option}`);
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
};
