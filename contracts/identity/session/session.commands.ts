import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { email } from '../user/user.commands.ts';
import { endReason } from './session.events.ts';

export const credentials = z.object({ email, password: z.string().min(1).max(128) });
export type Credentials = z.infer<typeof credentials>;

const hash = z.string();
export const sessionCommand = z.discriminatedUnion('type', [
  command('StartSession', { family: z.string(), userId: z.string(), tokenHash: hash, device: z.string() }),
  /** `tokenHash` is of the token shown, `nextHash` of the one to hand out. */
  command('RefreshSession', { family: z.string(), tokenHash: hash, nextHash: hash }),
  command('EndSession', { family: z.string(), reason: endReason.exclude(['reuse', 'expired']) }),
]);
export type SessionCommand = z.infer<typeof sessionCommand>;
