import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { projectQueries } from './project.queries.ts';

export const addinProjectQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'addin/project/list',
    access: 'addin',
    summary: 'For the add-in: projects its person is in or has asked to join, newest change first, 50 at most.',
    input: z.object({}),
    answer: projectQueries.mine.answer,
  }),
};
