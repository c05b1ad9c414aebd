import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** An item has one: who waits for which of its options. */
export const restockStream = (itemId: string) => `shop.restock-${itemId}`;

/** `id` is the item's. */
const wait = { id: z.string(), option_id: z.int(), user_id: z.string() };
export const restockEvent = z.discriminatedUnion('type', [
  event('RestockAsked', wait),
  event('RestockCancelled', wait),
  /** It can be had again: this is told by one mail, and the waiting is over. */
  event('RestockTold', wait),
]);
export type RestockEvent = z.infer<typeof restockEvent>;
