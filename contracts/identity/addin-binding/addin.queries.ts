import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { myAddin } from './addin.views.ts';

export const addinQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/addins',
    access: 'login',
    summary: "The add-ins bound to one's own account, the newest first.",
    input: z.object({}),
    answer: z.object({ addins: z.array(myAddin) }),
  }),
};
