import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { editableMailKind, mailTemplate } from './mail-text.fields.ts';

export const mailTextCommand = z.discriminatedUnion('type', [
  command('ChangeMailText', { kind: editableMailKind, template: mailTemplate }),
  command('ResetMailText', { kind: editableMailKind }),
]);
export type MailTextCommand = z.infer<typeof mailTextCommand>;
