import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';

/** An item has one: who wants to hear of a lower price. */
export const priceAlertStream = (itemId: string) => `shop.price-alert-${itemId}` as StreamOf<PriceAlertEvent>;

/** `id` is the item's. */
const alert = { id: z.string(), user_id: z.string() };
export const priceAlertEvent = z.discriminatedUnion('type', [
  /** `price` is what it cost then, in won: told is what is lower. */
  event('PriceAlertAsked', { ...alert, price: z.int() }),
  event('PriceAlertCancelled', alert),
  /** The price fell: this is told by one mail, and the waiting is over. */
  event('PriceAlertTold', { ...alert, from: z.int(), to: z.int() }),
]);
export type PriceAlertEvent = z.infer<typeof priceAlertEvent>;
