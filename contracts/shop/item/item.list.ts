import { z } from 'zod';
import { itemState } from './item.fields.ts';
import { hasSeveralPrices } from './item.price.ts';
import { itemDocument, type ItemOnShelf } from './item.views.ts';

/**
 * An item in the list of administrators, its `state` as buyers see it, and `set_state` as it was set. `lowest_price` is what the cheapest option costs
 * now, `percent` the sale that holds; `left` can still be ordered of all options together, null where it never runs out.
 */
export const itemTableRow = itemDocument
  .pick({ id: true, name: true, category: true, kind: true, options: true, sold: true, created_at: true })
  .extend({
    updated_at: itemDocument.shape.updated_at,
    state: itemState,
    set_state: itemState,
    shipping: z.enum(['bundle', 'free', 'alone', 'own']),
    image: z.string().nullable(),
    lowest_price: z.int(),
    several: z.boolean(),
    percent: z.int().nullable(),
    left: z.int().nullable(),
  });
export type ItemTableRow = z.infer<typeof itemTableRow>;

export const itemTableRowOf = (doc: ItemOnShelf): ItemTableRow => {
  const { id, name, category, kind, shown, shipping, lowest_price, left, sold, options, created_at, updated_at } = doc;
  return {
    id,
    name,
    category,
    kind,
    state: shown,
    set_state: doc.state,
    shipping,
    lowest_price,
    left,
    sold,
    options,
    created_at,
    updated_at,
    image: doc.images[0] ?? null,
    several: hasSeveralPrices(options),
    percent: doc.sale && doc.sale_began ? doc.sale.percent : null,
  };
};
