import { z } from 'zod';
import { day } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { useTable } from './use.table.ts';

/** Days that a chart shows at most. */
export const mostDays = 400;

const named = z.array(z.object({ name: z.string(), count: z.int() }));
/** `people` were active; sums are of the whole period, in which a person counts once. */
export const useDays = z.object({
  days: z.array(z.object({ day: z.string(), count: z.int(), people: z.int() })),
  count: z.int(),
  people: z.int(),
  commands: named,
  versions: named,
});
export type UseDays = z.infer<typeof useDays>;

export const useQueries = {
  ...tableQueries(useTable),
  days: queryRoute({
    method: 'GET',
    path: 'adm/addin_use/days',
    access: 'admin',
    summary: 'How much the add-in was used: by day, command and version, from one day in Korea to another.',
    input: z.strictObject({ from: day, to: day }).refine(({ from, to }) => from <= to, { path: ['to'] }),
    answer: useDays,
  }),
};
