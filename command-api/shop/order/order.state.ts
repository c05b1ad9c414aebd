import type { Circumstances, Deciders } from '@maru/contracts/kernel/decider';
import { type FieldError, Rejected } from '@maru/contracts/kernel/rejections';
import type { Claim } from '@maru/contracts/shop/order/claim.fields';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { buyerOf, type OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import {
  actionsOf,
  type ClaimAction,
  claimActionsOf,
  type OrderAction,
  type ParcelAction,
  parcelActionsOf,
} from '@maru/contracts/shop/order/order.steps';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import type { Parcel } from '@maru/contracts/shop/order/parcel.fields';

/** Undefined before it is placed. */
export type OrderState = OrderFacts | undefined;
export type OrderDecider<T extends OrderCommand['type']> = Deciders<OrderCommand, OrderState, OrderEvent>[T];

export const existingOrder = (state: OrderState): OrderFacts => {
  if (!state) throw new Rejected('order_not_found');
  return state;
};

/** An order in the hands of somebody, at a time in epoch ms. */
export interface Handled {
  readonly order: OrderFacts;
  readonly roles: readonly OrderRole[];
  readonly now: number;
}
export const handledBy = (state: OrderState, { actor, at }: Circumstances): Handled => {
  const order = existingOrder(state);
  return { order, roles: rolesOf(actor, buyerOf(order)), now: Date.parse(at) };
};
const refuseUnless = (allowed: boolean) => {
  if (!allowed) throw new Rejected('order_step_refused');
};

/** The order, which takes this step from them now. */
export const orderFor = (state: OrderState, action: OrderAction, by: Circumstances): Handled => {
  const handled = handledBy(state, by);
  refuseUnless(actionsOf(handled.order, handled.roles, handled.now).includes(action));
  return handled;
};
export const parcelFor = (
  state: OrderState,
  { no, action }: { readonly no: number; readonly action: ParcelAction },
  by: Circumstances,
): Handled & { readonly parcel: Parcel } => {
  const handled = handledBy(state, by);
  const parcel = handled.order.parcels.find((one) => one.no === no);
  if (!parcel) throw new Rejected('parcel_not_found');
  refuseUnless(parcelActionsOf(handled.order, parcel, handled.roles).includes(action));
  return { ...handled, parcel };
};
export const claimFor = (
  state: OrderState,
  { no, action }: { readonly no: number; readonly action: ClaimAction },
  by: Circumstances,
): Handled & { readonly claim: Claim } => {
  const handled = handledBy(state, by);
  const claim = handled.order.claims.find((one) => one.no === no);
  if (!claim) throw new Rejected('claim_not_found');
  refuseUnless(claimActionsOf(claim, handled.roles).includes(action));
  return { ...handled, claim };
};

export const wrongInput = (path: FieldError['path'], message: string): Rejected =>
  new Rejected('invalid_input', { errors: [{ path, message }] });
