import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { addinUserTable } from './user.table.ts';

/** What was used is told of so many days, today included. */
export const usedDays = 90;

/** `user` is null where a person never worked with the add-in; `days` are those on which it was used, by date in Korea. */
export const addinUserInfo = z.object({
  person: z.string(),
  user: addinUserTable.row.nullable(),
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  commands: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type AddinUserInfo = z.infer<typeof addinUserInfo>;
export type AddinUserRow = z.infer<typeof addinUserTable.row>;

export const addinUserQueries = {
  ...tableQueries(addinUserTable),
  one: queryRoute({
    method: 'GET',
    path: 'adm/addin_user',
    access: 'admin',
    summary: 'How a member works with the add-in: licence, machines, and what was used on the last days.',
    input: z.strictObject({ id }),
    answer: addinUserInfo,
  }),
};
