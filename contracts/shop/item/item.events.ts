import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { itemKind, itemState, itemTax } from './item.fields.ts';

export const itemStream = (id: string) => `shop.item-${id}`;

const id = z.string();
const whole = z.int();
const images = z.array(z.string());
const sale = z.object({ percent: whole, from: z.string(), until: z.string() });
const option = { optionId: whole, name: z.string(), price: whole };
/** `exchange` counts those of an order from 1; absent where the order itself moves stock. */
const order = {
  id,
  orderId: z.string(),
  exchange: whole.optional(),
  lines: z.array(z.object({ optionId: whole, quantity: whole })),
};

export const itemEvent = z.discriminatedUnion('type', [
  event('ItemAdded', {
    id,
    name: z.string(),
    summary: z.string(),
    description: z.string(),
    images,
    category: z.string(),
    kind: itemKind,
    tax: itemTax,
    state: itemState,
    options: z.array(z.object({ id: whole, name: z.string(), price: whole, stock: whole.nullable() })),
  }),
  event('ItemEdited', {
    id,
    name: z.string().optional(),
    summary: z.string().optional(),
    description: z.string().optional(),
    tax: itemTax.optional(),
  }),
  event('ItemImagesChanged', { id, from: images, to: images }),
  /** `state` is that of the item, so that counts of visible items need no look-up. */
  event('ItemCategoryChanged', { id, from: z.string(), to: z.string(), state: itemState }),
  event('ItemStateChanged', { id, from: itemState, to: itemState, category: z.string() }),
  event('ItemSaleSet', { id, from: sale.nullable(), to: sale.nullable() }),
  /** Its time has come, or is over; without them nothing would say so to lists that sort by price. */
  event('SaleBegan', { id, percent: whole }),
  event('SaleEnded', { id, percent: whole }),
  event('ItemOptionAdded', { id, ...option, stock: whole.nullable() }),
  event('ItemOptionChanged', { id, optionId: whole, name: z.string().optional(), price: whole.optional() }),
  event('ItemOptionRemoved', { id, optionId: whole }),
  /** `stock` is what is on hand afterwards. */
  event('StockAdjusted', { id, optionId: whole, by: whole, stock: whole, reason: z.string() }),
  /** Held for an order until it is paid, or until `until`. */
  event('StockReserved', { ...order, until: z.string() }),
  event('StockReleased', { ...order, reason: z.string() }),
  /** Sold, or sent for what came back: what was held leaves the stock. */
  event('StockTaken', order),
]);
export type ItemEvent = z.infer<typeof itemEvent>;
