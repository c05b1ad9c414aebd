import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute } from '../../kernel/route.ts';
import type { ItemCommand } from './item.commands.ts';
import {
  itemFields,
  itemKind,
  itemState,
  maxItemOptions,
  maxStock,
  optionExtras,
  optionFields,
  optionId,
  sale,
  stockReason,
} from './item.fields.ts';
import { itemTerms } from './item.terms.ts';
import { itemNotice } from './item.notice.ts';
import { newOption, optionChanges } from './item.options.ts';
import { itemDocument } from './item.views.ts';

/** What runs out is counted. */
const hasStockOfKind = ({
  kind,
  options,
}: {
  kind: z.infer<typeof itemKind>;
  options: readonly { stock: number | null }[];
}) => options.every((one) => (one.stock === null) === (kind === 'licence'));

export const itemForm = z.object({
  ...itemFields,
  summary: itemFields.summary.default(''),
  description: itemFields.description.default(''),
  images: itemFields.images.default([]),
  tax: itemFields.tax.default('taxed'),
  kind: itemKind.default('goods'),
  state: itemState.default('hidden'),
  options: z.array(newOption).min(1).max(maxItemOptions),
  notice: itemNotice.optional(),
  terms: itemTerms.optional(),
});
const fresh = itemForm.refine(hasStockOfKind, { path: ['options'] });
const edit = z
  .object({ id, ...itemFields })
  .partial()
  .required({ id: true });

const row = { access: 'admin', answer: itemDocument } as const;

export const itemRoutes = {
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/item/add',
    summary: 'Adds an item; with `id` it edits that one.',
    input: addOrEdit(fresh, edit),
    toCommand: (input, newId): ItemCommand =>
      'id' in input ? { type: 'EditItem', data: input } : { type: 'AddItem', data: { ...input, id: newId } },
  }),
  changeState: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/state',
    summary: 'Puts an item on sale, marks it sold out, or hides it.',
    input: z.object({ id, state: itemState }),
    toCommand: (data): ItemCommand => ({ type: 'ChangeItemState', data }),
  }),
  changeTerms: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/terms',
    summary: 'Sets how an item is sent, how many a person may buy, and whether it is a book.',
    input: itemTerms.extend({ id }),
    toCommand: (data): ItemCommand => ({ type: 'ChangeItemTerms', data }),
  }),
  setNotice: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/notice',
    summary: 'Writes down what the law wants said of an item; without it, it is not sold.',
    input: z.object({ id, notice: itemNotice }),
    toCommand: (data): ItemCommand => ({ type: 'SetItemNotice', data }),
  }),
  setSale: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/sale',
    summary: 'Sets the sale of an item, or takes it away.',
    input: z.object({ id, sale: sale.nullable() }),
    toCommand: (data): ItemCommand => ({ type: 'SetItemSale', data }),
  }),
  addOption: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/item/option',
    summary: 'Adds an option to an item.',
    input: newOption.extend({ id }),
    toCommand: (data): ItemCommand => ({ type: 'AddItemOption', data }),
  }),
  changeOption: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/option',
    summary: 'Changes name or price of an option.',
    input: z.object({
      id,
      option: optionId,
      name: optionFields.name.optional(),
      price: optionFields.price.optional(),
      ...optionExtras,
    }),
    toCommand: ({ option, ...data }): ItemCommand => ({
      type: 'ChangeItemOption',
      data: { ...data, optionId: option },
    }),
  }),
  setOptions: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/options',
    summary: 'Changes, adds and removes options of an item, all of it or nothing.',
    input: optionChanges.safeExtend({ id }),
    toCommand: (data): ItemCommand => ({ type: 'SetItemOptions', data }),
  }),
  removeOption: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'adm/item/option',
    summary: 'Removes an option; the last one stays.',
    input: z.object({ id, option: z.coerce.number().pipe(optionId) }),
    toCommand: ({ id: item, option }): ItemCommand => ({
      type: 'RemoveItemOption',
      data: { id: item, optionId: option },
    }),
  }),
  adjustStock: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/item/stock',
    summary: 'Adds pieces to the stock of an option or takes them off, with the reason.',
    input: z.object({
      id,
      option: optionId,
      by: z
        .int()
        .min(-maxStock)
        .max(maxStock)
        .refine((pieces) => pieces !== 0),
      reason: stockReason,
    }),
    toCommand: ({ option, ...data }): ItemCommand => ({ type: 'AdjustStock', data: { ...data, optionId: option } }),
  }),
};
