import { z } from 'zod';
import { daysOf, grains, mostDays } from '../../kernel/days-of-periods.ts';
import { day } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { exportFormats, fileContent } from '../../kernel/table-export.ts';
import { methodSums } from './sales.views.ts';
import { settlementSums } from './settlement.columns.ts';

/** Dates in Asia/Seoul, both included. */
const settlementPart = settlementSums.extend({ from: z.string(), to: z.string() });
export type SettlementPart = z.infer<typeof settlementPart>;

/** `methods` by the sums of their payments; `points_owed` are those that members have now, whatever the period. */
export const settlement = z.object({
  total: settlementPart,
  parts: z.array(settlementPart),
  methods: z.array(methodSums.extend({ method: z.string() })),
  points_owed: z.int(),
});
export type Settlement = z.infer<typeof settlement>;

const fields = { from: day, to: day, by: z.enum(grains).default('day') };
const wholePeriod = <I extends z.ZodObject<typeof fields>>(input: I): I =>
  input
    .strict()
    .refine(({ from, to }) => from <= to, { path: ['to'] })
    .refine((asked) => daysOf(asked).length <= mostDays, { path: ['from'] }) as unknown as I;

export const settlementQueries = {
  sums: queryRoute({
    method: 'GET',
    path: 'adm/payment/settlement',
    access: 'admin',
    summary: 'What came in and went back in a period of days in Korea, with taxes and points, in all and by its parts.',
    input: wholePeriod(z.object(fields)),
    answer: settlement,
  }),
  export: queryRoute({
    method: 'GET',
    path: 'adm/payment/settlement/export',
    access: 'admin',
    summary: 'The same as a file: a line for each part of the period, and the sums as the last.',
    input: wholePeriod(z.object({ ...fields, format: z.enum(exportFormats) })),
    answer: fileContent,
    file: true,
  }),
};
