import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `cause` is the id of the event the mail is about: one mail each, however often that event is read. */
export const mailStream = (cause: string) => `identity.mail-${cause}`;

export const mailKind = z.enum(['certify', 'recover', 'password-changed']);
export type MailKind = z.infer<typeof mailKind>;

const mail = { id: z.string(), userId: z.string(), kind: mailKind };
export const mailEvent = z.discriminatedUnion('type', [
  event('MailSent', mail),
  /** The mail server will never take it, such as for an address that is not there. */
  event('MailRefused', mail),
]);
export type MailEvent = z.infer<typeof mailEvent>;
