import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/**
 * One stream for who administrates: what takes one away is decided one at a time, so that two never take away each
 * other.
 */
export const adminsStream = 'identity.admins';

export const adminEvent = z.discriminatedUnion('type', [
  event('AdminAdded', { id: z.string() }),
  event('AdminRemoved', { id: z.string() }),
]);
export type AdminEvent = z.infer<typeof adminEvent>;
