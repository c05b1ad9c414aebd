import { z } from 'zod';
import { imageUrl, line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';

export const email = z.email().max(254).toLowerCase();
/** No composition rules; commonly used ones are refused by the server. */
export const newPassword = z.string().min(8).max(128);

export const personName = line(40);

export const signup = z.object({
  name: personName, email, password: newPassword,
  agree: z.object({ terms: z.literal(true), privacy: z.literal(true) }).optional(),
});
export type Signup = z.infer<typeof signup>;

/** `password` is the one in use. */
export const passwordChange = z.object({ password: z.string().min(1).max(128), next: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

const notDigits = /[\s().-]/g;
/** A Korean number, typed in any of the usual ways; kept as digits. */
export const phone = z
  .string().max(20)
  .transform((typed) => typed.replace(notDigits, '').replace(/^\+820?/, '0'))
  .pipe(z.string().regex(/^0\d{8,11}$/));

export const userCommand = z.discriminatedUnion('type', [
  command('RegisterUser', {
    id: z.string(), no: z.int(), name: z.string(), email: z.string(), passwordHash: z.string(), level: z.int(),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
  }),
  command('CertifyUser', { id: z.string() }),
  command('ChangeUserName', { id: z.string(), name: z.string() }),
  command('ChangeUserPhone', { id: z.string(), phone: z.string().nullable() }),
  command('ChangeUserImage', { id: z.string(), image: imageUrl.nullable() }),
  /** Whoever sends it has proved that he may: with the password before, or with a code from a mail. */
  command('ChangeUserPassword', {
    id: z.string(), passwordHash: z.string(), reason: z.enum(['own', 'recovery']), kept: z.string().optional(),
  }),
]);
export type UserCommand = z.infer<typeof userCommand>;
