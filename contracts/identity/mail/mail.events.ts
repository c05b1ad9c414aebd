import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `cause` is the id of the event the mail is about: one mail each, however often that event is read. */
export const mailStream = (cause: string) => `identity.mail-${cause}`;

/** Mails to somebody with an account, or about to have one. */
export const accountMailKind = z.enum([
  'certify',
  'already-registered',
  'recover',
  'password-changed',
  'social-linked',
  'question-answered',
  'restocked',
]);
export type AccountMailKind = z.infer<typeof accountMailKind>;
/** Mails to whoever ordered, at the address that was given with the order. */
export const orderMailKind = z.enum([
  'order-deposit',
  'order-paid',
  'order-shipped',
  'order-cancelled',
  'order-returned',
  'order-expired',
]);
export type OrderMailKind = z.infer<typeof orderMailKind>;
export const mailKind = z.enum([...accountMailKind.options, ...orderMailKind.options]);
export type MailKind = z.infer<typeof mailKind>;

/** `userId` is empty for a guest. */
const mail = { id: z.string(), userId: z.string(), kind: mailKind };
export const mailEvent = z.discriminatedUnion('type', [
  event('MailSent', mail),
  /** The mail server will never take it, such as for an address that is not there. */
  event('MailRefused', mail),
  /**
   * There is nobody to write to. Noted all the same: else the log would grow by less where an address has no account,
   * which positions tell.
   */
  event('MailUnaddressed', { id: z.string() }),
]);
export type MailEvent = z.infer<typeof mailEvent>;
