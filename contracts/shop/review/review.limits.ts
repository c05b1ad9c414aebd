import type { OrderStatus } from '../order/order.label.ts';

export const maxReviewImages = 5;

/** Of orders with these labels something may have come, and been kept. */
export const reviewableStatuses: readonly OrderStatus[] = [
  'paid',
  'preparing',
  'partlyShipped',
  'shipping',
  'delivered',
  'confirmed',
  'cancelRequested',
  'returnRequested',
  'exchangeRequested',
  'exchanging',
  'exchanged',
];
