import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { faultyEvent, keyOfPerson, parkedRow, parkedView } from './fault.views.ts';

/** `total` counts those beyond the list, too. */
const firstOf = <T extends z.ZodType>(row: T) => z.object({ list: z.array(row), total: z.int() });

export const faultQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'adm/system/faults',
    access: 'admin',
    summary: 'What stands still or cannot be read: documents by view, the newest events of each fault, keys.',
    input: z.object({}),
    answer: z.object({
      views: z.array(parkedView),
      damaged: firstOf(faultyEvent),
      foreign: firstOf(faultyEvent),
      keys: firstOf(keyOfPerson),
    }),
  }),
  parked: queryRoute({
    method: 'GET',
    path: 'adm/system/parked',
    access: 'admin',
    summary: 'Page of the documents of a view that stand still, the longest first.',
    input: z.object({
      view: z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: firstOf(parkedRow),
  }),
};
