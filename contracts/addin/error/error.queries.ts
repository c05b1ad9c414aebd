import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { fingerprint } from './error.fields.ts';
import { addinErrorTable } from './error.table.ts';
import { addinError } from './error.views.ts';

export const addinErrorQueries = {
  ...tableQueries(addinErrorTable),
  one: queryRoute({
    method: 'GET',
    path: 'adm/addin_error',
    access: 'admin',
    summary: 'One error of the add-in, its revision as ETag.',
    input: z.strictObject({ id: fingerprint }),
    answer: addinError,
  }),
};
