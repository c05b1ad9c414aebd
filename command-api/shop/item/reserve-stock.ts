import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderLine } from '@maru/contracts/shop/item/item.fields';
import { holdOf } from '@maru/contracts/shop/item/item.stock';
import { endingOf } from './closed-orders.ts';
import { mustBeAvailable, mustBeOnSale } from './item.rules.ts';
import { type ItemDecider, itemThere, type Reservation } from './item.state.ts';

/** Whoever asks for something else under the same name is not told that it is held. */
const sameAsBefore = ({ lines: held }: Reservation, lines: readonly OrderLine[]): [] => {
  const same =
    held.length === lines.length &&
    held.every(({ optionId, quantity }, at) => lines[at]?.optionId === optionId && lines[at].quantity === quantity);
  if (!same) throw new Rejected('key_reused');
  return [];
};

/**
 * Once for an order: what it holds it keeps, what it let go does not come back. What replaces a piece that was sold
 * need not be on sale any more, only be there.
 */
export const reserveStock: ItemDecider<'ReserveStock'> = (state, { data }) => {
  const { item, held, closed } = itemThere(state);
  const hold = holdOf(data);
  const before = held.get(hold);
  if (before) return sameAsBefore(before, data.lines);
  if (endingOf(closed, hold)) throw new Rejected('reservation_over');
  if (data.exchange === undefined) mustBeOnSale(item);
  mustBeAvailable(item, data.lines);
  return [{ type: 'StockReserved', data }];
};
