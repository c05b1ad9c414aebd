import { z } from 'zod';
import { id, line, timestamp } from '../../kernel/fields.ts';
import { adminLevel } from '../../kernel/limits.ts';
import { endpointRoute, queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { email } from './user.commands.ts';
import { userTable } from './user.table.ts';
import { managedUser } from './user.views.ts';

export const userLevel = z.int().min(1).max(adminLevel);
/** What an administrator notes with a suspension, for administrators. */
export const suspensionReason = line(200);

const row = { access: 'admin', answer: managedUser } as const;
export const userAdminRoutes = {
  changeLevel: endpointRoute({
    ...row,
    method: 'PUT',
    path: 'adm/user/level',
    summary: "Changes a person's level, 10 being an administrator, and ends the sessions.",
    input: z.object({ id, level: userLevel }),
  }),
  suspend: endpointRoute({
    ...row,
    method: 'PUT',
    path: 'adm/user/suspend',
    summary: 'Suspends an account and ends its sessions.',
    input: z.object({ id, reason: suspensionReason }),
  }),
  reinstate: endpointRoute({
    ...row,
    method: 'PUT',
    path: 'adm/user/reinstate',
    summary: 'Lets a suspended person in again.',
    input: z.object({ id }),
  }),
  find: endpointRoute({
    ...row,
    method: 'POST',
    path: 'adm/user/find',
    summary: 'The account at an e-mail address; a POST, so that no address stands in a URL.',
    input: z.object({ email }),
  }),
};

/** What was done with an account, and by whom: nobody where the person did it. `at` is epoch ms. */
export const userChange = z.object({
  revision: z.int(),
  at: timestamp,
  by: z.object({ id: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
  what: z.enum(['registered', 'level', 'suspended', 'reinstated', 'withdrawn']),
  level: z.int().nullable(),
  reason: z.string().nullable(),
});
export type UserChange = z.infer<typeof userChange>;

export const userAdminQueries = {
  ...tableQueries(userTable),
  history: queryRoute({
    method: 'GET',
    path: 'adm/user/history',
    access: 'admin',
    summary: 'What administrators did with an account, its beginning and its end, the newest first.',
    input: z.object({ id }),
    answer: z.object({ history: z.array(userChange) }),
  }),
};
