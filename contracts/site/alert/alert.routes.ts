import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { runningAlert } from './alert.views.ts';

export const systemAlertQueries = {
  running: queryRoute({
    method: 'GET',
    path: 'adm/system/alerts',
    access: 'admin',
    summary: 'The alerts that have begun and not ended, since when and of how many, the newest first.',
    input: z.object({}),
    answer: z.object({ list: z.array(runningAlert) }),
  }),
};
