import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';

/** The system by itself, the buyer, or somebody at the shop. */
export const orderHand = z.enum(['system', 'buyer', 'admin']);
export type OrderHand = z.infer<typeof orderHand>;

const person = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });

/** Who took a step of the timeline, by its time; `person` is null for the system and for a guest. `bulk`: with many others. */
export const orderStepBy = z.object({ at: timestamp, hand: orderHand, person: person.nullable(), bulk: z.boolean() });
export type OrderStepBy = z.infer<typeof orderStepBy>;

/** What administrators write to each other about an order; its buyer never sees it. */
export const orderMemo = z.object({ at: timestamp, by: person, text: z.string() });
export type OrderMemo = z.infer<typeof orderMemo>;

export const orderHistory = z.object({ steps: z.array(orderStepBy), memos: z.array(orderMemo) });
export type OrderHistoryAnswer = z.infer<typeof orderHistory>;
