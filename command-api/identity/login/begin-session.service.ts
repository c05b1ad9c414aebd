import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Response } from 'express';
import { unknownDevice } from '@maru/contracts/identity/user/user.words';
import type { Call } from '../../http/call.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { newRefreshToken } from '../session/refresh-token.service.ts';
import { byOwner, endSession } from '../session/end-sessions.service.ts';
import { setFileCookie, setRefreshCookie } from '../session/session-cookies.service.ts';
import { registeredUser } from '../user/user.state.ts';

const browsers = [
  ['Edg/', 'Edge'],
  ['Whale/', 'Whale'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The full text of the header would identify people. */
export const deviceOf = (userAgent: string): string => {
  const nameIn = (marks: typeof browsers | typeof systems) => marks.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' · ') || unknownDevice;
};

export interface NewSession {
  readonly userId: string;
  readonly family: string;
  readonly token: string;
}

/** Only whoever has proved to be this person learns that he is suspended. Throws `suspended`. */
export const beginSession = async (
  services: IdentityServices,
  { req, send }: Pick<Call, 'req' | 'send'>,
  userId: string,
): Promise<NewSession> => {
  const { family, hash: tokenHash, token } = newRefreshToken();
  const device = deviceOf(req.get('User-Agent') ?? '');
  await send({ type: 'StartSession', data: { family, userId, tokenHash, device } }, byOwner(userId));
  await refuseSuspended(services, send, { userId, family });
  return { userId, family, token };
};

/** Asked after the session began: a suspension that came between would not have found it. */
const refuseSuspended = async (
  services: IdentityServices,
  send: Send,
  { userId, family }: Pick<NewSession, 'userId' | 'family'>,
) => {
  const { state } = await services.load(userAggregate, userStream(userId));
  if (state.status !== 'registered' || !state.suspended) return;
  await endSession(send, { userId, family, reason: 'suspended' });
  throw new Rejected('suspended');
};

export const answerLogin = (services: IdentityServices, session: NewSession, res: Response): Promise<LoginAnswer> => {
  setRefreshCookie(res, session.token);
  return loginAnswer(services, session, res);
};

export const loginAnswer = async (
  { load, tokens }: IdentityServices,
  session: { readonly userId: string; readonly family: string },
  res: Response,
): Promise<LoginAnswer> => {
  const { state } = await load(userAggregate, userStream(session.userId));
  const user = registeredUser(state);
  const claims = { userId: user.id, level: user.level, sessionId: session.family };
  const [accessToken, fileToken] = await Promise.all([tokens.issue(claims, 'api'), tokens.issue(claims, 'file')]);
  setFileCookie(res, fileToken);
  return { accessToken, user };
};
