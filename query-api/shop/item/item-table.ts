import { itemTableRowOf } from '@maru/contracts/shop/item/item.list';
import { itemSheet, itemSheetRowsOf } from '@maru/contracts/shop/item/item.sheet';
import { lowStockAt } from '@maru/contracts/shop/item/item.stock';
import { itemTable } from '@maru/contracts/shop/item/item.table';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { Where } from '@maru/platform/view-store/view-store';
import { tableHandlers } from '../../http/table-handlers.ts';
import { findingViews, itemTextSought } from '../finding/find-items.ts';

/** `scarce` is what is left of the option of which the least is: with both words no more than little. */
const stockOf = (words: readonly string[]): Where => ({
  scarce: { ...(!words.includes('out') && { gt: 0 }), lte: words.includes('low') ? lowStockAt : 0 },
});

/** Filters of items that the view names otherwise. */
const itemFilters = { state: (words: readonly string[]): Where => ({ shown: { in: words } }), stock: stockOf };

const source = {
  view: 'item',
  beside: findingViews.filter((view) => view !== 'item'),
  filters: itemFilters,
  sought: itemTextSought,
};

/** Every item, as it is kept: for the list of administrators. */
export const itemTableHandlers = tableHandlers({
  ...source,
  table: itemTable,
  toRows: (docs: readonly ItemOnShelf[]) => docs.map(itemTableRowOf),
});

/** The same with a row for each option, to be changed and read back. */
export const { export: itemSheetExport } = tableHandlers({
  ...source,
  table: itemSheet,
  toRows: (docs: readonly ItemOnShelf[]) => docs.flatMap(itemSheetRowsOf),
});
