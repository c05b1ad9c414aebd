import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';

export const wishStream = (userId: string) => `shop.wish-${userId}` as StreamOf<WishEvent>;

const wish = { id: z.string(), item_id: z.string() };
export const wishEvent = z.discriminatedUnion('type', [event('ItemWished', wish), event('ItemUnwished', wish)]);
export type WishEvent = z.infer<typeof wishEvent>;
