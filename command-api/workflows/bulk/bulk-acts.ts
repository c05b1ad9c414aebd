import type { BulkKind, BulkLineOf } from '@maru/contracts/site/bulk/bulk.kinds';
import type { BulkAct } from './bulk-act.ts';
import { applyItemRow } from './item-row-act.ts';
import { setItemPrice, setItemState, setItemStock } from './item-acts.ts';
import { prepareOrder, shipOrder } from './order-acts.ts';

/** Total over the kinds of the contract. */
export const bulkActs: { readonly [K in BulkKind]: BulkAct<BulkLineOf<K>> } = {
  'order.prepare': prepareOrder,
  'order.ship': shipOrder,
  'item.price': setItemPrice,
  'item.state': setItemState,
  'item.stock': setItemStock,
  'item.file': applyItemRow,
};
