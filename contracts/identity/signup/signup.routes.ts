import { z } from 'zod';
import { mailInfo } from '../mail-code/mail-code.routes.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { signup } from './signup.commands.ts';

export const certificationAnswer = z.object({ status: z.enum(['success', 'fail']), name: z.string() });
export type CertificationAnswer = z.infer<typeof certificationAnswer>;

export const signupRoutes = {
  signup: endpointRoute({
    method: 'POST',
    path: 'auth/signup',
    access: 'open',
    summary: 'Asks for an account; a mail follows. The answer is the same for every address.',
    input: signup,
    answer: z.object({ id: z.string() }),
  }),
  certify: endpointRoute({
    method: 'POST',
    path: 'auth/certify',
    access: 'open',
    summary: 'Makes the account by the code of a mail; `name` is empty on `fail`.',
    input: z.object({ info: mailInfo }),
    answer: certificationAnswer,
  }),
};

/** Cookie for giving a sign-up its picture without a login; sent to uploads only, lives as long as the mail's link. */
export const signupTicket = { name: 'signup', path: '/api/util' } as const;
