import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { optionId } from '../item/item.fields.ts';

/** `id` is the item's, `user_id` who waits. */
const wait = { id, option_id: optionId, user_id: z.string() };
export const restockCommand = z.discriminatedUnion('type', [
  command('AskRestock', wait),
  command('CancelRestock', wait),
  /** These options can be had again. */
  command('TellRestock', { id, option_ids: z.array(optionId).min(1) }),
]);
export type RestockCommand = z.infer<typeof restockCommand>;
