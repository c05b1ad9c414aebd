import { z } from 'zod';
import { endpointRoute } from '../../kernel/route.ts';
import { sessionUser } from '../user/user.views.ts';
import { credentials } from './session.commands.ts';

/** `accessToken` is a JWT with `exp` in seconds; the refresh token travels as an httpOnly cookie. */
export const loggedIn = z.object({ accessToken: z.string(), user: sessionUser });
export type LoggedIn = z.infer<typeof loggedIn>;

export const sessionRoutes = {
  login: endpointRoute({
    method: 'POST', path: 'auth/login', access: 'open', summary: 'Logs in with e-mail and password.', input: credentials, answer: loggedIn,
  }),
  refresh: endpointRoute({
    method: 'POST', path: 'auth/refresh', access: 'open', summary: 'Trades the refresh cookie for a new access token.',
    input: z.object({}), answer: loggedIn,
  }),
  logout: endpointRoute({
    method: 'GET', path: 'auth/logout', access: 'open', summary: 'Ends the session of the refresh cookie.',
    input: z.object({}), answer: z.object({ message: z.string() }),
  }),
};
