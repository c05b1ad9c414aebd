import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import {
  itemFields,
  itemKind,
  itemState,
  maxItemOptions,
  maxStock,
  optionExtras,
  optionFields,
  optionId,
  orderLine,
  sale,
  stock,
  stockReason,
  stockWay,
} from './item.fields.ts';
import { itemTerms } from './item.terms.ts';
import { itemNotice } from './item.notice.ts';
import { optionChangeFields } from './item.options.ts';

const { name, summary, description, images, category, tax } = itemFields;
/** What the stock is moved for: an order, or that exchange of it. */
const cause = { id, orderId: id, exchange: z.int().min(1).optional() };
/** `pieces` in the `orders` of a buyer that count; `before` is what the sender read them from. */
const purchases = z.object({
  buyer: z.string(),
  before: z.string(),
  orders: z.array(z.string()),
  pieces: z.int().min(0),
});
const by = z
  .int()
  .min(-maxStock)
  .max(maxStock)
  .refine((pieces) => pieces !== 0);

export const itemCommand = z.discriminatedUnion('type', [
  command('AddItem', {
    id,
    ...itemFields,
    kind: itemKind,
    state: itemState,
    options: z
      .array(z.object({ ...optionFields, ...optionExtras, stock }))
      .min(1)
      .max(maxItemOptions),
    notice: itemNotice.optional(),
    terms: itemTerms.optional(),
  }),
  command('EditItem', {
    id,
    name: name.optional(),
    summary: summary.optional(),
    description: description.optional(),
    images: images.optional(),
    category: category.optional(),
    tax: tax.optional(),
  }),
  command('ChangeItemState', { id, state: itemState }),
  command('ChangeItemTerms', { id, ...itemTerms.shape }),
  command('SetItemNotice', { id, notice: itemNotice }),
  command('SetItemSale', { id, sale: sale.nullable() }),
  command('BeginSale', { id }),
  command('EndSale', { id }),
  command('AddItemOption', { id, ...optionFields, ...optionExtras, stock }),
  command('ChangeItemOption', {
    id,
    optionId,
    name: optionFields.name.optional(),
    price: optionFields.price.optional(),
    ...optionExtras,
  }),
  command('SetItemOptions', { id, ...optionChangeFields }),
  command('RemoveItemOption', { id, optionId }),
  command('AdjustStock', { id, optionId, by, reason: stockReason, way: stockWay.optional() }),
  /** Orders send these; each is known by its order, or its exchange, however often it comes. */
  command('ReserveStock', {
    ...cause,
    lines: z.array(orderLine).min(1).max(maxItemOptions),
    until: z.iso.datetime(),
    purchases: purchases.optional(),
  }),
  command('ReleaseStock', { ...cause, reason: stockReason }),
  command('TakeStock', cause),
  /** What goes back of an order is not sold; the sender sends it once for each cause. */
  command('UndoSale', { id, orderId: id, pieces: z.int().min(1).max(maxStock) }),
]);
export type ItemCommand = z.infer<typeof itemCommand>;
