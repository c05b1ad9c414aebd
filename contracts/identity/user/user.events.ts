import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const userStream = (id: string) => `identity.user-${id}`;
/** `hash` is a keyed hash of the lower-cased address. */
export const emailStream = (hash: string) => `identity.email-${hash}`;
/** Hands out the growing user numbers: the revision of each event plus one. */
export const numberStream = 'identity.number-users';

export const userEvent = z.discriminatedUnion('type', [
  event('UserRegistered', {
    id: z.string(), no: z.int(), name: z.string(), email: z.string(), passwordHash: z.string(),
    level: z.int(), type: z.enum(['email', 'kakao']), agreed: z.array(z.object({ which: z.string(), version: z.int() })),
  }),
  event('UserCertified', { id: z.string() }),
  event('UserNameChanged', { id: z.string(), name: z.string() }),
  /** Digits only, beginning with 0. */
  event('UserPhoneChanged', { id: z.string(), phone: z.string().nullable() }),
  event('UserImageChanged', { id: z.string(), image: z.string().nullable() }),
  /** Every session that began before it has ended, but for `kept`: the family it was changed in. */
  event('UserPasswordChanged', {
    id: z.string(), passwordHash: z.string(), reason: z.enum(['own', 'recovery']), kept: z.string().optional(),
  }),
]);
export type UserEvent = z.infer<typeof userEvent>;

export const emailEvent = z.discriminatedUnion('type', [event('EmailReserved', { userId: z.string() })]);
export type EmailEvent = z.infer<typeof emailEvent>;

export const numberEvent = z.discriminatedUnion('type', [event('UserNumberTaken', { userId: z.string() })]);
export type NumberEvent = z.infer<typeof numberEvent>;
