import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { itemKind, itemState, itemTax, stockWay } from './item.fields.ts';
import { itemShipping } from './item.terms.ts';
import { noticeField, noticeGroup } from './item.notice.ts';

export const itemStream = (id: string) => `shop.item-${id}`;

const id = z.string();
const integer = z.int();
const images = z.array(z.string());
const sale = z.object({ percent: integer, from: z.string(), until: z.string() });
const extras = { code: z.string().optional(), off: z.boolean().optional() };
const option = { optionId: integer, name: z.string(), price: integer, ...extras };
/** `exchange` counts those of an order from 1; absent where the order itself moves stock. */
const order = {
  id,
  orderId: z.string(),
  exchange: integer.optional(),
  lines: z.array(z.object({ optionId: integer, quantity: integer })),
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
    options: z.array(z.object({ id: integer, name: z.string(), price: integer, stock: integer.nullable(), ...extras })),
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
  event('ItemTermsChanged', {
    id,
    shipping: itemShipping,
    most: integer.nullable(),
    book: z.boolean(),
    printed: z.boolean().optional(),
  }),
  /** 상품정보제공고시, whole. */
  event('ItemNoticeSet', {
    id,
    group: noticeGroup,
    fields: z.partialRecord(noticeField, z.string()),
    service_name: z.string(),
    service_phone: z.string(),
    return_address: z.string(),
    made_to_order: z.boolean(),
  }),
  event('ItemSaleSet', { id, from: sale.nullable(), to: sale.nullable() }),
  /** Its time has come, or is over; without them nothing would say so to lists that sort by price. */
  event('SaleBegan', { id, percent: integer }),
  event('SaleEnded', { id, percent: integer }),
  event('ItemOptionAdded', { id, ...option, stock: integer.nullable() }),
  event('ItemOptionChanged', {
    id,
    optionId: integer,
    name: z.string().optional(),
    price: integer.optional(),
    ...extras,
  }),
  event('ItemOptionRemoved', { id, optionId: integer }),
  /** `stock` is what is on hand afterwards. */
  event('StockAdjusted', {
    id,
    optionId: integer,
    by: integer,
    stock: integer,
    reason: z.string(),
    way: stockWay.optional(),
  }),
  /**
   * Held for an order until it is paid, or until `until`. Of a limited item: for which `buyer` (a person's id, or the
   * keyed hash of a guest's phone), and all `orders` of that buyer that may count.
   */
  event('StockReserved', {
    ...order,
    until: z.string(),
    buyer: z.string().optional(),
    orders: z.array(z.string()).optional(),
  }),
  event('StockReleased', { ...order, reason: z.string() }),
  /** Sold, or sent for what came back: what was held leaves the stock. */
  event('StockTaken', order),
  /** Pieces that an order took, and that did not stay sold: cancelled, or given back. */
  event('SaleUndone', { id, orderId: z.string(), pieces: integer }),
]);
export type ItemEvent = z.infer<typeof itemEvent>;
