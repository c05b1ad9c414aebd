import type { OrderStatus } from './order.label.ts';

/** What of one's own orders goes on, by the group that it is looked for in. */
export const openOrders = {
  unpaid: ['awaitingPayment'],
  preparing: ['paid', 'preparing', 'exchanging'],
  shipping: ['shipping', 'partlyShipped', 'awaitingPickup'],
  delivered: ['delivered'],
  back: ['cancelRequested', 'returnRequested', 'exchangeRequested'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

/** What nobody waits for any more, unless a buyer asks for something. */
export const endedOrders: readonly OrderStatus[] = ['confirmed', 'returned', 'exchanged', 'cancelled', 'expired'];

/** What waits for a step of an administrator; all else waits for buyers, carriers and time. */
export const waitingOrders = {
  paid: ['paid'],
  preparing: ['preparing', 'partlyShipped', 'exchanging'],
  cancel: ['cancelRequested'],
  back: ['returnRequested', 'exchangeRequested'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
