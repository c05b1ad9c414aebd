import type { z } from 'zod';
import { itemFileLine, itemPriceLine, itemStateLine, itemStockLine } from '../../shop/item/item.bulk.ts';
import { prepareLine, shipLine } from '../../shop/order/order.bulk.ts';

/** Every kind of bulk action, with what a line of it says. */
export const bulkKinds = {
  'order.prepare': prepareLine,
  'order.ship': shipLine,
  'item.price': itemPriceLine,
  'item.state': itemStateLine,
  'item.stock': itemStockLine,
  'item.file': itemFileLine,
} as const;
export type BulkKind = keyof typeof bulkKinds;
export type BulkLineOf<K extends BulkKind> = z.output<(typeof bulkKinds)[K]>;
