import { z } from 'zod';

/** 결제대기, 결제완료, 배송준비중, 배송중, 배송완료, 구매확정, and where an order may go instead. */
export const orderStatus = z.enum([
  'awaitingPayment',
  'paid',
  'preparing',
  'shipping',
  'delivered',
  'confirmed',
  'expired',
  'cancelled',
  'returnRequested',
  'returned',
  'exchangeRequested',
  'exchanged',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderAction = z.enum([
  'openPayment',
  'awaitDeposit',
  'pay',
  'expire',
  'cancel',
  'cancelPart',
  'prepare',
  'ship',
  'deliver',
  'confirm',
  'requestReturn',
  'acceptReturn',
  'declineReturn',
  'requestExchange',
  'acceptExchange',
  'declineExchange',
]);
export type OrderAction = z.infer<typeof orderAction>;

/** `buyer` is also a guest who has shown number and phone; `system` what follows from payment and time. */
export type OrderRole = 'buyer' | 'admin' | 'system';

/** What conditions look at. Times are epoch ms. */
export interface OrderStanding {
  readonly status: OrderStatus;
  /** Kinds of what is left of the order. */
  readonly kinds: readonly ('goods' | 'licence')[];
  readonly deliveredAt: number | null;
  /** Whether an account was given out that waits for its deposit. */
  readonly awaitsDeposit: boolean;
  readonly payUntil: number;
}
type Condition = (order: OrderStanding, now: number) => boolean;

/** 청약철회 without a reason: Act on Consumer Protection in Electronic Commerce, Article 17 (1). */
export const withdrawalDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

const hasGoods: Condition = ({ kinds }) => kinds.includes('goods');
/** Days after which a parcel counts as delivered, and a delivered one as accepted, when nobody says anything. */
export const deliverDays = 7;
export const confirmDays = 8;
/** When the system takes the next step, from epoch ms to epoch ms. */
export const afterDays = (at: number, days: number) => at + days * dayMs;

/** Nobody opens a payment window beside an account that was given out, or when the time is over. */
const isPayable: Condition = ({ awaitsDeposit, payUntil }, now) => !awaitsDeposit && now < payUntil;

/** A licence is delivered with its payment, and its key has been seen by then. */
export const isWithdrawable: Condition = (order, now) =>
  hasGoods(order, now) && order.deliveredAt !== null && now < afterDays(order.deliveredAt, withdrawalDays);

interface Step {
  readonly from: OrderStatus;
  readonly action: OrderAction;
  readonly to: OrderStatus;
  /** Where it goes instead when only a part of the goods was asked back. */
  readonly part?: OrderStatus;
  readonly who: readonly OrderRole[];
  readonly when?: Condition;
}

/** Every step an order may take. Deciders refuse what is not here; buyer's and administrators' buttons are what is. */
export const orderSteps: readonly Step[] = [
  { from: 'awaitingPayment', action: 'openPayment', to: 'awaitingPayment', who: ['buyer'], when: isPayable },
  { from: 'awaitingPayment', action: 'awaitDeposit', to: 'awaitingPayment', who: ['system'] },
  { from: 'awaitingPayment', action: 'pay', to: 'paid', who: ['system'] },
  { from: 'awaitingPayment', action: 'expire', to: 'expired', who: ['system'] },
  { from: 'awaitingPayment', action: 'cancel', to: 'cancelled', who: ['buyer', 'admin'] },
  { from: 'paid', action: 'cancel', to: 'cancelled', who: ['buyer', 'admin', 'system'] },
  { from: 'paid', action: 'cancelPart', to: 'paid', who: ['buyer', 'admin'] },
  { from: 'paid', action: 'prepare', to: 'preparing', who: ['admin'], when: hasGoods },
  { from: 'paid', action: 'deliver', to: 'delivered', who: ['system'], when: (order, now) => !hasGoods(order, now) },
  { from: 'preparing', action: 'cancel', to: 'cancelled', who: ['admin'] },
  { from: 'preparing', action: 'cancelPart', to: 'preparing', who: ['admin'] },
  { from: 'preparing', action: 'ship', to: 'shipping', who: ['admin'] },
  { from: 'shipping', action: 'deliver', to: 'delivered', who: ['admin', 'system'] },
  { from: 'delivered', action: 'confirm', to: 'confirmed', who: ['buyer', 'system'] },
  { from: 'delivered', action: 'requestReturn', to: 'returnRequested', who: ['buyer'], when: isWithdrawable },
  { from: 'delivered', action: 'requestExchange', to: 'exchangeRequested', who: ['buyer'], when: isWithdrawable },
  { from: 'returnRequested', action: 'acceptReturn', to: 'returned', part: 'delivered', who: ['admin'] },
  { from: 'returnRequested', action: 'declineReturn', to: 'delivered', who: ['admin'] },
  { from: 'exchangeRequested', action: 'acceptExchange', to: 'exchanged', part: 'delivered', who: ['admin'] },
  // There is nothing to send for it: its money goes back instead.
  { from: 'exchangeRequested', action: 'acceptReturn', to: 'returned', part: 'delivered', who: ['admin'] },
  { from: 'exchangeRequested', action: 'declineExchange', to: 'delivered', who: ['admin'] },
  { from: 'exchanged', action: 'confirm', to: 'confirmed', who: ['buyer', 'system'] },
];

/** The step, when one of these roles may take it now. */
export const stepOf = (
  order: OrderStanding,
  action: OrderAction,
  roles: readonly OrderRole[],
  now: number,
): Step | undefined =>
  orderSteps.find(
    (step) =>
      step.from === order.status &&
      step.action === action &&
      step.who.some((role) => roles.includes(role)) &&
      (step.when?.(order, now) ?? true),
  );

/** What these roles may do now: the buttons. */
export const actionsOf = (order: OrderStanding, roles: readonly OrderRole[], now: number): readonly OrderAction[] =>
  orderAction.options.filter((action) => stepOf(order, action, roles, now) !== undefined);
