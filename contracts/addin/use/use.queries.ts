import { z } from 'zod';
import { day } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { daysOf, grains, mostDays } from '../../kernel/days-of-periods.ts';
import { useTable } from './use.table.ts';

const named = z.array(z.object({ name: z.string(), count: z.int() }));
const sums = { count: z.int(), people: z.int() };
/** `people` were active, each counted once in a part and once in the whole period; dates are those of Korea. */
export const useSummary = z.object({
  parts: z.array(z.object({ from: z.string(), to: z.string(), ...sums })),
  ...sums,
  commands: named,
  versions: named,
});
export type UseSummary = z.infer<typeof useSummary>;

export const useQueries = {
  ...tableQueries(useTable),
  days: queryRoute({
    method: 'GET',
    path: 'adm/addin_use/days',
    access: 'admin',
    summary: 'How much the add-in was used, from one day in Korea to another: by its parts, command and version.',
    input: z
      .strictObject({ from: day, to: day, by: z.enum(grains).default('day') })
      .refine(({ from, to }) => from <= to, { path: ['to'] })
      .refine((asked) => daysOf(asked).length <= mostDays, { path: ['from'] }),
    answer: useSummary,
  }),
};
