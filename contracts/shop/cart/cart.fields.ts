import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { optionId } from '../item/item.fields.ts';
import { maxCartLines, maxQuantity } from './cart.limits.ts';

export const quantity = z.int().min(1).max(maxQuantity);
/** One option of an item, and how many of it. */
export const cartLine = z.object({ item_id: id, option_id: optionId, quantity });
export type CartLine = z.infer<typeof cartLine>;
export const cartLines = z.array(cartLine).max(maxCartLines);

/** What lies under `cartStorageKey`, as JSON. */
export const storedCart = z.object({ version: z.literal(1), lines: cartLines });
export type StoredCart = z.infer<typeof storedCart>;
