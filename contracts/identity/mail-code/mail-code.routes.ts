import { z } from 'zod';
import { endpointRoute } from '../../kernel/route.ts';
import { email, newPassword } from '../user/user.commands.ts';

/** What the link in a mail carries: `<id>.<code>`. */
const info = z.string().trim().min(1).max(200);

export const certified = z.object({ status: z.enum(['success', 'fail']), name: z.string() });
export type Certified = z.infer<typeof certified>;
export const passwordRecovered = z.object({ message: z.literal('success'), name: z.string() });
export type PasswordRecovered = z.infer<typeof passwordRecovered>;
const told = z.object({ message: z.string() });

export const passwordRequest = z.object({ email });
export const passwordRecovery = z.object({ info, password: newPassword });
export type PasswordRecovery = z.infer<typeof passwordRecovery>;

export const mailCodeRoutes = {
  certify: endpointRoute({
    method: 'POST', path: 'auth/certify', access: 'open', summary: 'Confirms an e-mail address by the code of a mail; `name` is empty on `fail`.',
    input: z.object({ info }), answer: certified,
  }),
  certifyMail: endpointRoute({
    method: 'POST', path: 'auth/certify_mail', access: 'login', summary: 'Sends the mail that confirms the address once more.',
    input: z.object({}), answer: told,
  }),
  findPassword: endpointRoute({
    method: 'POST', path: 'auth/findpass', access: 'open', summary: 'Sends a mail to choose a new password; the answer is the same for every address.',
    input: passwordRequest, answer: told,
  }),
  changeFoundPassword: endpointRoute({
    method: 'POST', path: 'auth/findpasschange', access: 'open', summary: 'Sets a new password by the code of a mail and ends every session.',
    input: passwordRecovery, answer: passwordRecovered,
  }),
};
