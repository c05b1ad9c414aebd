import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { health } from './health.views.ts';

export const healthQueries = {
  info: queryRoute({
    method: 'GET',
    path: 'adm/system/health',
    access: 'admin',
    summary: 'How processes, engines, workflows, mails, sessions and seals are.',
    input: z.object({}),
    answer: health,
  }),
};
