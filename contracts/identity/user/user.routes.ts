import { z } from 'zod';
import { endpointRoute } from '../../kernel/route.ts';
import { signup } from './user.commands.ts';

export const userRoutes = {
  signup: endpointRoute({
    method: 'POST', path: 'auth/signup', access: 'open', summary: 'Makes an account.',
    input: signup, answer: z.object({ id: z.string() }),
  }),
  agree: endpointRoute({
    method: 'GET', path: 'auth/agree', access: 'open', summary: 'Text of the terms or of the privacy statement.',
    input: z.object({ which: z.enum(['terms', 'privacy']) }), answer: z.object({ which: z.string(), text: z.string() }),
  }),
};
