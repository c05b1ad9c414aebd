import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { buyerOf, type OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { Actor } from '@maru/contracts/kernel/actor';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import { type OrderAction, stepOf } from '@maru/contracts/shop/order/order-states';
import { standingOf } from '@maru/contracts/shop/order/order.views';

/** Undefined before it is placed. */
export type OrderState = OrderFacts | undefined;
export type OrderDecider<T extends OrderCommand['type']> = Deciders<OrderCommand, OrderState, OrderEvent>[T];

export const existingOrder = (state: OrderState): OrderFacts => {
  if (!state) throw new Rejected('order_not_found');
  return state;
};

export const mustBeAllowed = (
  order: OrderFacts,
  action: OrderAction,
  { actor, at }: { readonly actor: Actor; readonly at: string },
) => {
  if (!stepOf(standingOf(order), action, rolesOf(actor, buyerOf(order)), Date.parse(at)))
    throw new Rejected('order_step_refused');
};

export const pendingRequestOf = ({ asked }: OrderFacts) => {
  if (!asked) throw new Rejected('order_step_refused');
  return asked;
};
