import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';

export const cartStream = (userId: string) => `shop.cart-${userId}` as StreamOf<CartEvent>;

const choice = { item_id: z.string(), option_id: z.int() };
const lines = z.array(z.object({ ...choice, quantity: z.int() }));

export const cartEvent = z.discriminatedUnion('type', [
  event('CartItemAdded', { id: z.string(), ...choice, quantity: z.int() }),
  event('CartQuantityChanged', { id: z.string(), ...choice, quantity: z.int() }),
  event('CartItemRemoved', { id: z.string(), ...choice }),
  /** What somebody had chosen before logging in; `left` is what did not fit. */
  event('CartMerged', { id: z.string(), lines, left: lines }),
  event('CartEmptied', { id: z.string(), lines }),
]);
export type CartEvent = z.infer<typeof cartEvent>;
