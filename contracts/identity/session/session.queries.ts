import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { mySession } from './session.views.ts';

export const sessionQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/sessions',
    access: 'login',
    summary: "One's own sessions that go on, the last used first.",
    input: z.object({}),
    answer: z.object({ sessions: z.array(mySession) }),
  }),
};
