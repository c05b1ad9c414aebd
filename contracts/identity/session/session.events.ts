import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `family` is the id of all refresh tokens that came from one login. */
export const sessionStream = (family: string) => `identity.session-${family}`;

/** `ended`: one picked from the list; `everywhere`: all others; `unlinked`: the provider cut the social login. */
export const endReason = z.enum([
  'logout',
  'reuse',
  'expired',
  'ended',
  'everywhere',
  'password',
  'level',
  'suspended',
  'withdrawn',
  'unlinked',
]);
export type EndReason = z.infer<typeof endReason>;

export const sessionEvent = z.discriminatedUnion('type', [
  event('SessionStarted', { family: z.string(), userId: z.string(), tokenHash: z.string(), device: z.string() }),
  event('SessionRefreshed', { family: z.string(), tokenHash: z.string() }),
  event('SessionEnded', { family: z.string(), reason: endReason }),
]);
export type SessionEvent = z.infer<typeof sessionEvent>;
