import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';

/** Everything that is kept about oneself, each context's part under names of its own. Times are ISO. */
export const myData = z.looseObject({ made_at: z.iso.datetime() });

export const myDataQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/data',
    access: 'login',
    summary: 'Everything that is kept about oneself, as a file to keep.',
    input: z.object({}),
    answer: myData,
  }),
};
