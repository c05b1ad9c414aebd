import type { BulkKind, BulkLineOf } from '@maru/contracts/site/bulk/bulk.kinds';
import type { BulkAct } from './bulk-act.ts';
import { prepareOrder, shipOrder } from './order-acts.ts';

/** Total over the kinds of the contract. */
export const bulkActs: { readonly [K in BulkKind]: BulkAct<BulkLineOf<K>> } = {
  'order.prepare': prepareOrder,
  'order.ship': shipOrder,
};
