import { z } from 'zod';
import { endpointRoute } from '../../kernel/route.ts';
import { email, newPassword } from '../user/user.commands.ts';

/** What the link in a mail carries: `<id>.<code>`. */
export const mailInfo = z.string().trim().min(1).max(200);

export const recoveryAnswer = z.object({ message: z.literal('success'), name: z.string() });
export type RecoveryAnswer = z.infer<typeof recoveryAnswer>;
const messageAnswer = z.object({ message: z.string() });

export const passwordRequest = z.object({ email });
export const passwordRecovery = z.object({ info: mailInfo, password: newPassword });
export type PasswordRecovery = z.infer<typeof passwordRecovery>;

export const mailCodeRoutes = {
  findPassword: endpointRoute({
    method: 'POST',
    path: 'auth/findpass',
    access: 'open',
    summary: 'Sends a mail to choose a new password; the answer is the same for every address.',
    input: passwordRequest,
    answer: messageAnswer,
  }),
  changeFoundPassword: endpointRoute({
    method: 'POST',
    path: 'auth/findpasschange',
    access: 'open',
    summary: 'Sets a new password by the code of a mail and ends every session.',
    input: passwordRecovery,
    answer: recoveryAnswer,
  }),
};
