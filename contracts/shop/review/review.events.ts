import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** A bought line has one. */
export const reviewIdOf = ({ order_id, no }: { readonly order_id: string; readonly no: number }) => `${order_id}-${no}`;
export const reviewStream = (id: string) => `shop.review-${id}`;

/** `item_id` is in each, so that the item's stars need no look-up. */
const of = { id: z.string(), item_id: z.string() };
const content = { stars: z.int(), text: z.string(), images: z.array(z.string()) };

export const reviewEvent = z.discriminatedUnion('type', [
  /** `option` is the choice that was bought. Comes again where the author had removed it. */
  event('ReviewWritten', {
    ...of,
    order_id: z.string(),
    no: z.int(),
    option: z.string(),
    user_id: z.string(),
    ...content,
  }),
  /** `from` are the stars before; `hidden` whether administrators have hidden it. */
  event('ReviewEdited', { ...of, from: z.int(), hidden: z.boolean(), ...content }),
  event('ReviewRemoved', { ...of, stars: z.int(), hidden: z.boolean() }),
  event('ReviewHidden', { ...of, stars: z.int() }),
  event('ReviewShown', { ...of, stars: z.int() }),
]);
export type ReviewEvent = z.infer<typeof reviewEvent>;
