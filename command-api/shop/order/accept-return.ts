import { givenBackFor } from '@maru/contracts/shop/order/order.parts';
import { askedOf, mustBeAllowed, type OrderDecider, placed } from './order.state.ts';

/**
 * Goods come back for their money, also those for which there are no others; licences that were ordered with them stay.
 */
export const acceptReturn: OrderDecider<'AcceptReturn'> = (state, { data: { id, back_to } }, by) => {
  const order = placed(state);
  mustBeAllowed(order, 'acceptReturn', by);
  const { parts, reason } = askedOf(order);
  return [{ type: 'OrderReturned', data: { id, parts, ...givenBackFor(order, parts), reason, back_to } }];
};
