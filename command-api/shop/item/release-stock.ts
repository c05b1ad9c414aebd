import { Rejected } from '@maru/contracts/kernel/rejections';
import { holdOf } from '@maru/contracts/shop/item/item.stock';
import { endingOf } from './closed-orders.ts';
import { type ItemDecider, itemThere } from './item.state.ts';

/** What holds nothing has nothing to let go; what is sold is not given back this way. */
export const releaseStock: ItemDecider<'ReleaseStock'> = (state, { data }) => {
  const { held, closed } = itemThere(state);
  const reservation = held.get(holdOf(data));
  if (reservation) return [{ type: 'StockReleased', data: { ...data, lines: [...reservation.lines] } }];
  if (endingOf(closed, holdOf(data)) === 'taken') throw new Rejected('reservation_over');
  return [];
};
