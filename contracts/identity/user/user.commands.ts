import { z } from 'zod';
import { imageUrl, line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';

export const email = z.email().max(254).toLowerCase();
/** No composition rules; commonly used ones are refused by the server. */
export const newPassword = z.string().min(8).max(128);

export const signup = z.object({
  name: line(40), email, password: newPassword,
  agree: z.object({ terms: z.literal(true), privacy: z.literal(true) }).optional(),
});
export type Signup = z.infer<typeof signup>;

export const userCommand = z.discriminatedUnion('type', [
  command('RegisterUser', {
    id: z.string(), no: z.int(), name: z.string(), email: z.string(), passwordHash: z.string(), level: z.int(),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
  }),
  command('ChangeUserImage', { id: z.string(), image: imageUrl.nullable() }),
]);
export type UserCommand = z.infer<typeof userCommand>;
