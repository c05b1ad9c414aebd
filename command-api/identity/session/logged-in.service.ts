import type { LoggedIn } from '@maru/contracts/identity/session/session.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { Response } from 'express';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registeredUser } from '../user/user.state.ts';
import { setFileCookie } from './session-cookies.service.ts';

/** What login and refresh answer: the user as he is now, an access token, and one for files in a cookie. */
export const loggedIn = async (
  { load, tokens }: IdentityServices,
  session: { readonly userId: string; readonly family: string },
  res: Response,
): Promise<LoggedIn> => {
  const { state } = await load(userAggregate, userStream(session.userId));
  const user = registeredUser(state);
  const claims = { userId: user.id, level: user.level, sessionId: session.family };
  const [accessToken, fileToken] = await Promise.all([tokens.issue(claims, 'api'), tokens.issue(claims, 'file')]);
  setFileCookie(res, fileToken);
  return { accessToken, user };
};
