import type { OrderFacts } from '../order/order.fold.ts';
import { givenBackFor, restOf } from '../order/order.parts.ts';
import { earnedPercent } from './points.fields.ts';

/** Points for an order: of the money that was paid for goods and licences that were kept; sending them earns none. */
export const earnedFrom = (order: Pick<OrderFacts, 'lines' | 'amounts'>): number => {
  const { refund } = givenBackFor(order, restOf(order));
  const shipping = restOf(order, 'goods').length > 0 ? order.amounts.shipping : 0;
  return Math.floor(((refund - shipping) * earnedPercent) / 100);
};
