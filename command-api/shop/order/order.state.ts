import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';

/** Undefined before it is placed. */
export type OrderState = OrderFacts | undefined;
export type OrderDecider<T extends OrderCommand['type']> = Deciders<OrderCommand, OrderState, OrderEvent>[T];

export const placed = (state: OrderState): OrderFacts => {
  if (!state) throw new Rejected('order_not_found');
  return state;
};
