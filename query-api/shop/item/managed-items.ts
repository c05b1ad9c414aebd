import { itemSheetExport, itemTableHandlers } from './item-table.ts';
import { stockMoveHandlers } from './stock-moves.ts';

/** Lists of the admin area about items, and their files. */
export const managedItems = {
  all: itemTableHandlers.list,
  exported: itemTableHandlers.export,
  sheet: itemSheetExport,
  stockMoves: stockMoveHandlers.list,
  stockMovesFile: stockMoveHandlers.export,
};
