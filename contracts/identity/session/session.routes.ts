import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { othersEnded, sessionUser } from '../user/user.views.ts';
import { credentials, type SessionCommand } from './session.commands.ts';

/** `accessToken` is a JWT with `exp` in seconds; the refresh token travels as an httpOnly cookie. */
export const loggedIn = z.object({ accessToken: z.string(), user: sessionUser });
export type LoggedIn = z.infer<typeof loggedIn>;

export const sessionRoutes = {
  login: endpointRoute({
    method: 'POST',
    path: 'auth/login',
    access: 'open',
    summary: 'Logs in with e-mail and password.',
    input: credentials,
    answer: loggedIn,
  }),
  refresh: endpointRoute({
    method: 'POST',
    path: 'auth/refresh',
    access: 'open',
    summary: 'Trades the refresh cookie for a new access token.',
    input: z.object({}),
    answer: loggedIn,
  }),
  logout: endpointRoute({
    method: 'GET',
    path: 'auth/logout',
    access: 'open',
    summary: 'Ends the session of the refresh cookie.',
    input: z.object({}),
    answer: z.object({ message: z.string() }),
  }),
  end: commandRoute({
    method: 'DELETE',
    path: 'auth/my/session',
    access: 'login',
    summary: "Ends one of one's own sessions.",
    input: z.object({ id }),
    answer: z.object({ id: z.string() }),
    toCommand: ({ id: family }): SessionCommand => ({ type: 'EndSession', data: { family, reason: 'ended' } }),
  }),
  endOthers: endpointRoute({
    method: 'DELETE',
    path: 'auth/my/sessions',
    access: 'login',
    summary: "Ends all of one's own sessions but the one that asks.",
    input: z.object({}),
    answer: othersEnded,
  }),
};
