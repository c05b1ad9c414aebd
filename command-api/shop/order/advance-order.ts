import type { simpleStep } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { restOf } from '@maru/contracts/shop/order/order.parts';
import type { z } from 'zod';
import { existingOrder, mustBeAllowed, type OrderDecider } from './order.state.ts';

const eventOf: { readonly [S in z.infer<typeof simpleStep>]: (order: OrderFacts) => OrderEvent } = {
  prepare: ({ id }) => ({ type: 'OrderPrepared', data: { id } }),
  deliver: ({ id }) => ({ type: 'OrderDelivered', data: { id } }),
  confirm: ({ id }) => ({ type: 'OrderConfirmed', data: { id } }),
  declineReturn: ({ id }) => ({ type: 'OrderReturnDeclined', data: { id } }),
  declineExchange: ({ id }) => ({ type: 'OrderExchangeDeclined', data: { id } }),
};

export const advanceOrder: OrderDecider<'AdvanceOrder'> = (state, { data: { step } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, step, by);
  return [eventOf[step](order)];
};

export const shipOrder: OrderDecider<'ShipOrder'> = (state, { data: { id, ...carrier } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'ship', by);
  return [{ type: 'OrderShipped', data: { id, parcel: { no: 1, ...carrier, parts: [...restOf(order, 'goods')] } } }];
};
