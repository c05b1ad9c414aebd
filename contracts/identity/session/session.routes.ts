import { z } from 'zod';
import { endedSessions, sessionUser } from '../user/user.views.ts';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { credentials, type SessionCommand } from './session.commands.ts';
import { mySession } from './session.views.ts';

/** `accessToken` is a JWT with `exp` in seconds; the refresh token travels as an httpOnly cookie. */
export const loginAnswer = z.object({ accessToken: z.string(), user: sessionUser });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const sessionRoutes = {
  login: endpointRoute({
    method: 'POST',
    path: 'auth/login',
    access: 'open',
    summary: 'Logs in with e-mail and password.',
    input: credentials,
    answer: loginAnswer,
  }),
  refresh: endpointRoute({
    method: 'POST',
    path: 'auth/refresh',
    access: 'open',
    summary: 'Trades the refresh cookie for a new access token.',
    input: z.object({}),
    answer: loginAnswer,
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
    answer: endedSessions,
  }),
};

export const sessionQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/sessions',
    access: 'login',
    summary: "One's own sessions that go on, the last used first.",
    input: z.object({}),
    answer: z.object({ sessions: z.array(mySession) }),
  }),
};
