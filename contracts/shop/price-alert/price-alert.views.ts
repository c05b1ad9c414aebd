import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

/** Document of the view `item-alert`: one wait of one person, for an option that is sold out or for a lower price. */
export const itemAlert = z.object({
  ...documentBase,
  user_id: z.string(),
  item_id: z.string(),
  /** Null where the price is waited for. */
  option_id: z.int().nullable(),
  price: z.int().nullable(),
  asked_at: timestamp,
});
export type ItemAlert = z.infer<typeof itemAlert>;

/** How it goes to who waits. `option` is its name, null where the price is waited for. */
export const ownAlert = z.object({
  item_id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  option_id: z.int().nullable(),
  option: z.string().nullable(),
  price: z.int().nullable(),
  asked_at: timestamp,
});
export type OwnAlert = z.infer<typeof ownAlert>;
