import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';
import { adminLevel } from '../../kernel/limits.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { email } from './user.commands.ts';
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
