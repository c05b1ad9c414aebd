import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `cause` is the id of the event the mail is about: one mail each, however often that event is read. */
export const mailStream = (cause: string) => `identity.mail-${cause}`;

export const accountMailKind = z.enum([
  'certify',
  'already-registered',
  'recover',
  'password-changed',
  'social-linked',
  'question-answered',
  'restocked',
  'price-fell',
]);
export type AccountMailKind = z.infer<typeof accountMailKind>;
export const orderMailKind = z.enum([
  'order-deposit',
  'order-paid',
  'order-shipped',
  'order-ready',
  'order-delivered',
  'order-claimed',
  'order-claim-declined',
  'order-surcharge',
  'order-exchanged',
  'order-refunded',
  'order-cancelled',
  'order-returned',
  'order-expired',
]);
export type OrderMailKind = z.infer<typeof orderMailKind>;
export const taxInvoiceMailKind = z.enum(['tax-invoice-issued', 'tax-invoice-declined', 'tax-invoice-amended']);
export type TaxInvoiceMailKind = z.infer<typeof taxInvoiceMailKind>;
export const nameCardMailKind = z.enum([
  'name-card-submitted',
  'proof-uploaded',
  'proof-reminded',
  'proof-approved',
  'proof-rejected',
  'name-card-printed',
]);
export type NameCardMailKind = z.infer<typeof nameCardMailKind>;
export const seatMailKind = z.enum(['seat-offered', 'seat-taken', 'seat-left', 'seat-ended']);
export type SeatMailKind = z.infer<typeof seatMailKind>;
export const alertMailKind = z.enum(['alert-raised', 'alert-ended']);
export type AlertMailKind = z.infer<typeof alertMailKind>;
export const mailKind = z.enum([
  ...seatMailKind.options,
  ...nameCardMailKind.options,
  ...accountMailKind.options,
  ...orderMailKind.options,
  ...taxInvoiceMailKind.options,
  ...alertMailKind.options,
]);
export type MailKind = z.infer<typeof mailKind>;

/** `userId` is empty for a guest. */
const mail = { id: z.string(), userId: z.string(), kind: mailKind };
export const mailEvent = z.discriminatedUnion('type', [
  event('MailSent', mail),
  /** The mail server will never take it, such as for an address that is not there. */
  event('MailRefused', mail),
  /** Nobody to write to. Noted all the same: positions would tell that the address has no account. */
  event('MailUnaddressed', { id: z.string() }),
]);
export type MailEvent = z.infer<typeof mailEvent>;
