import { z } from 'zod';
import { command } from '../../kernel/message.ts';

/** Sent with what makes or unmakes an administrator, never by a route. `id` is a user's. */
export const adminCommand = z.discriminatedUnion('type', [
  command('AddAdmin', { id: z.string() }),
  command('RemoveAdmin', { id: z.string() }),
]);
export type AdminCommand = z.infer<typeof adminCommand>;
