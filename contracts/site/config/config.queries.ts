import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { siteConfig } from './config.views.ts';

export const configQueries = {
  one: queryRoute({
    method: 'GET',
    path: 'site/config',
    access: 'open',
    summary: 'Who runs the shop, and what sending costs.',
    input: z.object({}),
    answer: siteConfig,
  }),
};
