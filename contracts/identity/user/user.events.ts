import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

export const userStream = (id: string) => `identity.user-${id}` as StreamOf<UserEvent>;
/** `hash` is a keyed hash of the lower-cased address. */
export const emailStream = (hash: string) => `identity.email-${hash}`;
/** Hands out the growing user numbers: the revision of each event plus one. */
export const numberStream = 'identity.number-users';

/** Who vouches for a person in a social login. */
export const provider = z.enum(['kakao']);
export type Provider = z.infer<typeof provider>;

/** How somebody asked to have their account ended. */
export const withdrawalRequest = z.enum(['phone', 'mail', 'visit', 'law']);
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;

export const userEvent = z.discriminatedUnion('type', [
  /** Without address and password for who came by a social login. */
  event('UserRegistered', {
    id: z.string(),
    no: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    passwordHash: z.string().nullable(),
    level: z.int(),
    type: z.enum(['email', 'kakao']),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
  }),
  /** After the sign-up: one without agreement, or a text that has changed since. */
  event('UserAgreed', { id: z.string(), agreed: z.array(z.object({ which: z.string(), version: z.int() })) }),
  event('UserCertified', { id: z.string() }),
  event('UserNameChanged', { id: z.string(), name: z.string() }),
  /** Digits only, beginning with 0. */
  event('UserPhoneChanged', { id: z.string(), phone: z.string().nullable() }),
  event('UserImageChanged', { id: z.string(), image: z.string().nullable() }),
  /** Every session that began before it has ended, but for `kept`: the family it was changed in. */
  event('UserPasswordChanged', {
    id: z.string(),
    passwordHash: z.string(),
    reason: z.enum(['own', 'recovery']),
    kept: z.string().optional(),
  }),
  event('UserLevelChanged', { id: z.string(), level: z.int() }),
  /** He cannot log in until he is reinstated. `reason` is what an administrator noted, for administrators. */
  event('UserSuspended', { id: z.string(), reason: z.string() }),
  event('UserReinstated', { id: z.string() }),
  /** What administrators note about a member, for each other; null where nothing is left of it. */
  event('UserMemoSet', { id: z.string(), memo: z.string().nullable() }),
  event('SocialLinked', { id: z.string(), provider, subjectHash: z.string() }),
  /** By himself, or by the provider, where he cut the connection. */
  event('SocialUnlinked', { id: z.string(), provider, by: z.enum(['self', 'provider']) }),
  /**
   * The stream's last event: the profile key is destroyed then. The hashes name what the account had reserved; `request`
   * is how the person asked for it where an administrator did it for them.
   */
  event('UserWithdrawn', {
    id: z.string(),
    emailHash: z.string().nullable(),
    socialHashes: z.array(z.string()),
    request: withdrawalRequest.optional(),
  }),
]);
export type UserEvent = z.infer<typeof userEvent>;

export const emailEvent = z.discriminatedUnion('type', [
  event('EmailReserved', { userId: z.string() }),
  /** The account is gone: the next sign-up gets the address. */
  event('EmailReleased', { userId: z.string() }),
]);
export type EmailEvent = z.infer<typeof emailEvent>;

export const numberEvent = z.discriminatedUnion('type', [event('UserNumberTaken', { userId: z.string() })]);
export type NumberEvent = z.infer<typeof numberEvent>;

const person = ({ id }: { readonly id: string }) => id;

/** What is unreadable once an account was withdrawn. A password is not among it: it is kept as a hash only. */
export const userPersonal: Personal<UserEvent> = {
  UserRegistered: { purpose: 'profile', person, fields: ['name', 'email'] },
  UserNameChanged: { purpose: 'profile', person, fields: ['name'] },
  UserPhoneChanged: { purpose: 'profile', person, fields: ['phone'] },
  UserSuspended: { purpose: 'profile', person, fields: ['reason'] },
  UserMemoSet: { purpose: 'profile', person, fields: ['memo'] },
};
