import { z } from 'zod';
import { imageUrl, line, text } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { provider, withdrawalRequest } from './user.events.ts';

export const email = z.email().max(254).toLowerCase();
/** No composition rules; commonly used ones are refused by the server. */
export const newPassword = z.string().min(8).max(128);

export const personName = line(40);

/** `password` is the one in use. */
export const passwordChange = z.object({ password: z.string().min(1).max(128), next: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** What an account without a password types instead of one. */
export const withdrawalPhrase = '탈퇴할게요';
/** `password` is the one in use; `confirm` the phrase, where there is none. */
export const withdrawal = z.object({
  password: z.string().min(1).max(128).optional(),
  confirm: z.string().max(20).optional(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const notDigits = /[\s().-]/g;
/** A Korean number, typed in any of the usual ways; kept as digits. */
export const phone = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(notDigits, '').replace(/^\+820?/, '0'))
  .pipe(z.string().regex(/^0\d{8,11}$/));

/** An empty one is none. */
export const userMemo = text(1_000)
  .transform((typed) => typed || null)
  .nullable();

export const userCommand = z.discriminatedUnion('type', [
  /** Whoever has an address has shown that it is theirs. */
  command('RegisterUser', {
    id: z.string(),
    no: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    passwordHash: z.string().nullable(),
    level: z.int(),
    type: z.enum(['email', 'kakao']),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
    image: imageUrl.optional(),
  }),
  command('AgreeToTexts', { id: z.string(), agreed: z.array(z.object({ which: z.string(), version: z.int() })) }),
  command('ChangeUserName', { id: z.string(), name: z.string() }),
  command('ChangeUserPhone', { id: z.string(), phone: z.string().nullable() }),
  command('ChangeUserImage', { id: z.string(), image: imageUrl.nullable() }),
  /** Whoever sends it has proved that he may: with the password before, or with a code from a mail. */
  command('ChangeUserPassword', {
    id: z.string(),
    passwordHash: z.string(),
    reason: z.enum(['own', 'recovery']),
    kept: z.string().optional(),
  }),
  /** Whoever sends it has seen that he is this subject at the provider, and that it is reserved for him. */
  command('LinkSocial', { id: z.string(), provider, subjectHash: z.string() }),
  command('UnlinkSocial', { id: z.string(), provider, by: z.enum(['self', 'provider']) }),
  /** `emailHash` is of the address as it is reserved. */
  command('WithdrawUser', { id: z.string(), emailHash: z.string().nullable(), request: withdrawalRequest.optional() }),
  command('ChangeUserLevel', { id: z.string(), level: z.int() }),
  command('SuspendUser', { id: z.string(), reason: z.string() }),
  command('ReinstateUser', { id: z.string() }),
  command('SetUserMemo', { id: z.string(), memo: userMemo }),
]);
export type UserCommand = z.infer<typeof userCommand>;
