import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** One stream for all administrators: removals are decided one at a time, so that two never remove each other. */
export const adminsStream = 'identity.admins';

export const adminEvent = z.discriminatedUnion('type', [
  event('AdminAdded', { id: z.string() }),
  event('AdminRemoved', { id: z.string() }),
]);
export type AdminEvent = z.infer<typeof adminEvent>;
