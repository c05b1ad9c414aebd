import { givenBackFor } from '@maru/contracts/shop/order/order.parts';
import { pendingRequestOf, mustBeAllowed, type OrderDecider, existingOrder } from './order.state.ts';

/** Licences ordered with the goods stay. */
export const acceptReturn: OrderDecider<'AcceptReturn'> = (state, { data: { id, back_to } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'acceptReturn', by);
  const { parts, reason } = pendingRequestOf(order);
  return [{ type: 'OrderReturned', data: { id, parts, ...givenBackFor(order, parts), reason, back_to } }];
};
