import { itemErrors } from '@maru/contracts/shop/item/item.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { ItemFacts } from '@maru/contracts/shop/item/item.fold';
import { maxStock, type OrderLine } from '@maru/contracts/shop/item/item.fields';
import { availableOf, freeOf, holdOf, piecesOf } from '@maru/contracts/shop/item/item.stock';
import { endingIn } from './closed-orders.ts';
import { isStillSo } from './purchases.ts';
import {
  existingItem,
  factsOf,
  type ItemDecider,
  mustBeAvailable,
  mustBeOnSale,
  optionOf,
  type Reservation,
} from './item.state.ts';

type Move = Extract<ItemEvent, { type: 'StockAdjusted' }>['data'];
/** What moving the stock of an option by so many pieces makes of it. */
export const stockMove = (item: ItemFacts, { id, optionId, by, reason, way }: Omit<Move, 'stock'>): ItemEvent => {
  const { stock, reserved } = optionOf(item, optionId);
  if (stock === null) throw new Rejected('stock_uncounted');
  const after = stock + by;
  if (after < reserved) throw new Rejected(after < 0 ? 'out_of_stock' : 'stock_held');
  if (after > maxStock)
    throw new Rejected('invalid_input', { errors: [{ path: 'by', message: itemErrors.stockTooHigh }] });
  return { type: 'StockAdjusted', data: { id, optionId, by, stock: after, reason, ...(way && { way }) } };
};
export const adjustStock: ItemDecider<'AdjustStock'> = (state, { data }) => [stockMove(factsOf(state), data)];

const mustBeSameLines = ({ lines: held }: Reservation, lines: readonly OrderLine[]): [] => {
  const same =
    held.length === lines.length &&
    held.every(({ optionId, quantity }, at) => lines[at]?.optionId === optionId && lines[at].quantity === quantity);
  if (!same) throw new Rejected('key_reused');
  return [];
};

type Reserve = Parameters<ItemDecider<'ReserveStock'>>[1]['data'];
/** Two orders at once may both have counted before the other came. */
const boughtBy = (
  most: number | null,
  { orderId, lines, purchases }: Reserve,
  marks: ReadonlyMap<string, string> | undefined,
) => {
  if (most === null || !purchases) return {};
  if (!isStillSo(marks, purchases)) throw new Rejected('busy');
  if (purchases.pieces + piecesOf(lines) > most) throw new Rejected('over_limit');
  return { buyer: purchases.buyer, orders: [...purchases.orders, orderId] };
};

/** Once for an order; what replaces a sold piece need not be on sale any more. */
export const reserveStock: ItemDecider<'ReserveStock'> = (state, { data }, { marks }) => {
  const { item, held } = existingItem(state);
  const hold = holdOf(data);
  const before = held.get(hold);
  if (before) return mustBeSameLines(before, data.lines);
  const ending = endingIn(marks, data);
  // An exchange that could not be sent may be tried again.
  if (ending === 'taken' || (ending !== undefined && data.exchange === undefined))
    throw new Rejected('reservation_over');
  if (data.exchange === undefined) mustBeOnSale(item);
  mustBeAvailable(item, data.lines, data.exchange === undefined ? availableOf : freeOf);
  const { purchases: _purchases, ...stockHold } = data;
  return [{ type: 'StockReserved', data: { ...stockHold, ...boughtBy(item.terms.most, data, marks) } }];
};

export const releaseStock: ItemDecider<'ReleaseStock'> = (state, { data }, { marks }) => {
  const { held } = existingItem(state);
  const reservation = held.get(holdOf(data));
  if (reservation) return [{ type: 'StockReleased', data: { ...data, lines: [...reservation.lines] } }];
  if (endingIn(marks, data) === 'taken') throw new Rejected('reservation_over');
  return [];
};

/** Also after its time, because nobody else was promised it meanwhile. */
export const takeStock: ItemDecider<'TakeStock'> = (state, { data }, { marks }) => {
  const { held } = existingItem(state);
  const reservation = held.get(holdOf(data));
  if (reservation) return [{ type: 'StockTaken', data: { ...data, lines: [...reservation.lines] } }];
  if (endingIn(marks, data) === 'taken') return [];
  throw new Rejected('reservation_over');
};

/** An order that took nothing sold nothing. */
export const undoSale: ItemDecider<'UndoSale'> = (state, { data }, { marks }) => {
  existingItem(state);
  return endingIn(marks, data) === 'taken' ? [{ type: 'SaleUndone', data }] : [];
};
