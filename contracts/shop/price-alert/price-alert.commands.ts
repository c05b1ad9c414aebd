import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { maxPrice } from '../item/item.fields.ts';

/** Won; nothing is cheaper than free. */
export const alertPrice = z.int().min(1).max(maxPrice);

/** `id` is the item's, `user_id` who waits. */
const alert = { id, user_id: z.string() };
export const priceAlertCommand = z.discriminatedUnion('type', [
  command('AskPriceAlert', { ...alert, price: alertPrice }),
  command('CancelPriceAlert', alert),
  /** This is what it costs now. */
  command('TellPriceAlert', { id, price: z.int().min(0) }),
]);
export type PriceAlertCommand = z.infer<typeof priceAlertCommand>;
