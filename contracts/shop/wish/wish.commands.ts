import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';

/** More than anybody looks through. */
export const maxWishes = 200;

const wish = { id: z.string(), item_id: id };
export const wishCommand = z.discriminatedUnion('type', [command('WishItem', wish), command('UnwishItem', wish)]);
export type WishCommand = z.infer<typeof wishCommand>;
