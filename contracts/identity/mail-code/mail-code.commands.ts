import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { mailCodePurpose } from './mail-code.events.ts';

export const mailCodeCommand = z.discriminatedUnion('type', [
  command('RequestMailCode', { id: z.string(), userId: z.string().nullable(), purpose: mailCodePurpose }),
  command('UseMailCode', { id: z.string(), purpose: mailCodePurpose }),
]);
export type MailCodeCommand = z.infer<typeof mailCodeCommand>;
