import { Rejected } from '@maru/contracts/kernel/rejections';
import { holdOf } from '@maru/contracts/shop/item/item.stock';
import { endingOf } from './closed-orders.ts';
import { type ItemDecider, itemThere } from './item.state.ts';

/** As long as it is held, also after its time: nobody else was promised it meanwhile. */
export const takeStock: ItemDecider<'TakeStock'> = (state, { data }) => {
  const { held, closed } = itemThere(state);
  const reservation = held.get(holdOf(data));
  if (reservation) return [{ type: 'StockTaken', data: { ...data, lines: [...reservation.lines] } }];
  if (endingOf(closed, holdOf(data)) === 'taken') return [];
  throw new Rejected('reservation_over');
};
