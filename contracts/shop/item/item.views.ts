import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { itemKind, itemState, itemTax, maxStars, optionExtras, sale } from './item.fields.ts';
import { itemNotice } from './item.notice.ts';
import { lowestPrice, salePrice } from './item.price.ts';
import { leftOf, scarceOf, shownState } from './item.stock.ts';
import { itemTerms } from './item.terms.ts';

const option = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  stock: z.int().nullable(),
  reserved: z.int(),
  ...optionExtras,
});

/** An item as administrators and commands see it. Prices are those without a sale. */
export const itemDocument = z.object({
  ...documentBase,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  category: z.string(),
  kind: itemKind,
  tax: itemTax,
  state: itemState,
  terms: itemTerms,
  notice: itemNotice.nullable(),
  options: z.array(option),
  sale: sale.nullable(),
  sale_began: z.boolean(),
  sold: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ItemDocument = z.infer<typeof itemDocument>;
export type ItemOption = ItemDocument['options'][number];

/**
 * What lists are filtered and sorted by. `sale_due` is when its sale begins or ends next, in epoch ms; `scarce` is what is
 * left of the option of which the least is, null for what is not on sale or never runs out; `left` can be ordered of all
 * options together, null where any never runs out. `shown` is its state to buyers, `shipping` how it is sent.
 */
const itemListFields = z.object({
  visible: z.boolean(),
  available: z.boolean(),
  lowest_price: z.int(),
  sale_due: z.number().nullable(),
  scarce: z.int().nullable(),
  left: z.int().nullable(),
  shown: itemState,
  shipping: z.enum(['bundle', 'free', 'alone', 'own']),
});
export type ItemListFields = z.infer<typeof itemListFields>;

/** How many reviews gave 1 to 5 stars, in this order. */
export const starCounts = z.array(z.int()).length(maxStars);
export type StarCounts = z.infer<typeof starCounts>;
export const noStars: StarCounts = Array.from({ length: maxStars }, () => 0);

/**
 * Document of the view `item`, without what is written about it: no list shows that, and every row would carry it. `finding` is what
 * it is found by, see `findingTextOf` in `platform/korean`.
 */
export const itemOnShelf = itemDocument
  .omit({ description: true, notice: true })
  .extend({ ...itemListFields.shape, rated: starCounts, finding: z.string() });
export type ItemOnShelf = z.infer<typeof itemOnShelf>;
/** Document of the view `item-text`, one for each item. */
export const itemText = itemDocument.pick({
  id: true,
  revision: true,
  position: true,
  description: true,
  notice: true,
});
export type ItemText = z.infer<typeof itemText>;

export const listFieldsOf = ({
  state,
  options,
  sale: planned,
  sale_began,
  terms,
}: Pick<ItemDocument, 'state' | 'options' | 'sale' | 'sale_began' | 'terms'>): ItemListFields => ({
  visible: state !== 'hidden',
  available: shownState(state, options) === 'onSale',
  lowest_price: planned && sale_began ? salePrice(lowestPrice(options), planned.percent) : lowestPrice(options),
  sale_due: planned && Date.parse(sale_began ? planned.until : planned.from),
  scarce: state === 'onSale' ? scarceOf(options) : null,
  left: leftOf(options),
  shown: shownState(state, options),
  shipping: terms.shipping.kind,
});

/** Document of the view `item_category`; its id is its name. `items` counts those that are not hidden. */
export const itemCategory = z.object({ ...documentBase, items: z.int() });
export type ItemCategory = z.infer<typeof itemCategory>;
