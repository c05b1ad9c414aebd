import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { buyerOf } from '@maru/contracts/shop/order/order.personal';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import { type OrderAction, stepOf } from '@maru/contracts/shop/order/order-states';
import { standingOf } from '@maru/contracts/shop/order/order.views';

/** Only what the table of states allows this actor now. */
export const mustBeAllowed = (
  order: OrderFacts,
  action: OrderAction,
  { actor, at }: { readonly actor: Actor; readonly at: string },
) => {
  if (!stepOf(standingOf(order), action, rolesOf(actor, buyerOf(order)), Date.parse(at)))
    throw new Rejected('order_step_refused');
};

/** What the table of states allows has been asked for. */
export const askedOf = ({ asked }: OrderFacts) => {
  if (!asked) throw new Rejected('order_step_refused');
  return asked;
};
