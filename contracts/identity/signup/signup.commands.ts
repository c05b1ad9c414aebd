import { z } from 'zod';
import { imageUrl } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { email, newPassword, personName } from '../user/user.commands.ts';

export const signup = z.object({
  name: personName,
  email,
  password: newPassword,
  agree: z.object({ terms: z.literal(true), privacy: z.literal(true) }).optional(),
});
export type Signup = z.infer<typeof signup>;

/** None of them is a row of the API: the calls beside them send them. */
export const signupCommand = z.discriminatedUnion('type', [
  command('RequestSignup', {
    id: z.string(),
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
  }),
  command('ChooseSignupPicture', { id: z.string(), image: imageUrl }),
  command('ConfirmSignup', { id: z.string() }),
]);
export type SignupCommand = z.infer<typeof signupCommand>;
