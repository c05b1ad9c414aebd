import type { OrderStatus } from '../order/order-states.ts';

export const maxReviewImages = 5;

/** What came and was kept may be reviewed. */
export const reviewableStatuses: readonly OrderStatus[] = ['delivered', 'confirmed', 'exchangeRequested', 'exchanged'];
