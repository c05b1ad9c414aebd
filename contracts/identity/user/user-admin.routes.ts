import { z } from 'zod';
import { id, line, timestamp } from '../../kernel/fields.ts';
import { adminLevel } from '../../kernel/limits.ts';
import { endpointRoute, queryRoute } from '../../kernel/route.ts';
import { email } from './user.commands.ts';
import { managedUser, userStatus } from './user.views.ts';

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

export const userListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
  /** By the person's number, which is the order of sign-up; `-` for the newest first. */
  sortBy: z.enum(['no', '-no']).default('-no'),
  status: userStatus.or(z.literal('all')).default('all'),
  level: z.coerce.number().int().min(1).max(adminLevel).optional(),
  text: z.string().trim().max(100).default(''),
});

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
  list: queryRoute({
    method: 'GET',
    path: 'adm/user/list',
    access: 'admin',
    summary: 'Page of accounts, filtered, found by a part of the name.',
    input: userListQuery,
    answer: z.object({ list: z.array(managedUser), total: z.int() }),
  }),
  history: queryRoute({
    method: 'GET',
    path: 'adm/user/history',
    access: 'admin',
    summary: 'What administrators did with an account, its beginning and its end, the newest first.',
    input: z.object({ id }),
    answer: z.object({ history: z.array(userChange) }),
  }),
};
