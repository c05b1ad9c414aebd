import { z } from 'zod';
import { accessReason } from '../access/access.fields.ts';
import { shownAccess } from '../access/access.views.ts';
import { mySession } from '../session/session.views.ts';
import { id, timestamp } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { type UserCommand, userMemo } from '../user/user.commands.ts';
import { withdrawalRequest } from '../user/user.events.ts';
import { endedSessions, managedUser, myAccount } from '../user/user.views.ts';

const adminRow = { access: 'admin' } as const;
const withReason = { id, reason: accessReason.optional() };

/** How a member is reached; addresses are those kept for orders. */
export const memberContact = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  addresses: z.array(
    z.object({
      name: z.string(),
      recipient: z.string(),
      phone: z.string(),
      postcode: z.string(),
      address: z.string(),
      detail: z.string(),
    }),
  ),
});
export type MemberContact = z.infer<typeof memberContact>;

/** What an administrator does with one member beside their level and suspension. */
export const memberRoutes = {
  memo: commandRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/user/memo',
    summary: 'What administrators note about a member, for each other.',
    input: z.object({ id, memo: userMemo }),
    answer: z.object({ id: z.string() }),
    toCommand: (data): UserCommand => ({ type: 'SetUserMemo', data }),
  }),
  contact: endpointRoute({
    ...adminRow,
    method: 'POST',
    path: 'adm/user/contact',
    summary: 'How a member is reached; the access is written down with its reason, which holds for the session.',
    input: z.object(withReason),
    answer: memberContact,
  }),
  endSessions: endpointRoute({
    ...adminRow,
    method: 'DELETE',
    path: 'adm/user/sessions',
    summary: 'Logs a member out everywhere.',
    input: z.object({ id }),
    answer: endedSessions,
  }),
  withdraw: endpointRoute({
    ...adminRow,
    method: 'POST',
    path: 'adm/user/withdraw',
    summary: "Ends a member's account, as they asked for; what belongs to them alone is unreadable then.",
    input: z.object({ id, request: withdrawalRequest }),
    answer: z.object({ id: z.string() }),
  }),
  exportAccess: endpointRoute({
    ...adminRow,
    method: 'POST',
    path: 'adm/access/export',
    summary: 'Writes down why a list leaves with its personal columns; the answer opens them to its export.',
    input: z.object({ list: z.string().max(40), filters: z.string().max(2_000), reason: accessReason.optional() }),
    answer: z.object({ access: z.string() }),
  }),
};

/** One member as administrators see them without reading how they are reached. */
export const memberInfo = z.object({
  user: managedUser,
  certified: z.boolean(),
  social: myAccount.shape.social,
  agreed: myAccount.shape.agreed,
  memo: z.object({ text: z.string(), by: z.string(), at: timestamp }).nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

export const memberQueries = {
  info: queryRoute({
    ...adminRow,
    method: 'GET',
    path: 'adm/user',
    summary: 'One member: level and state, agreements, ways to log in, the memo.',
    input: z.object({ id }),
    answer: memberInfo,
  }),
  sessions: queryRoute({
    ...adminRow,
    method: 'GET',
    path: 'adm/user/sessions',
    summary: 'Where a member is logged in, the last used first.',
    input: z.object({ id }),
    answer: z.object({ sessions: z.array(mySession.omit({ current: true })) }),
  }),
  accesses: queryRoute({
    ...adminRow,
    method: 'GET',
    path: 'adm/user/accesses',
    summary: 'Who read how a member is reached, the newest first; the last hundred.',
    input: z.object({ id }),
    answer: z.object({ list: z.array(shownAccess) }),
  }),
};
