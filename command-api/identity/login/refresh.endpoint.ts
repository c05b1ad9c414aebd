import { sessionStream } from '@maru/contracts/identity/session/session.events';
import type { SessionFacts } from '@maru/contracts/identity/session/session.fold';
import { sessionRoutes } from '@maru/contracts/identity/session/session.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState, UserState } from '@maru/contracts/identity/user/user.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Call } from '../../http/call.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { hasLoginWay, registeredAccount } from '../user/user.state.ts';
import { byOwner, endSession } from '../session/end-sessions.service.ts';
import { loginAnswer } from './begin-session.service.ts';
import { followingToken } from '../session/refresh-token.service.ts';
import { clearCookies, refreshTokenOf, setRefreshCookie } from '../session/session-cookies.service.ts';
import { sessionAggregate } from '../session/session.aggregate.ts';
import { activeSession } from '../session/session.state.ts';

/** Asked at each refresh, because the view that sessions are ended by may not have had this one yet. */
export const hasOutlivedPassword = (
  family: string,
  { started }: Pick<SessionFacts, 'started'>,
  { passwordChange }: Pick<RegisteredState, 'passwordChange'>,
) => passwordChange !== undefined && started < passwordChange.position && family !== passwordChange.kept;

export const refreshEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.refresh, async (call) => {
    try {
      return await loginAnswer(services, await tradeToken(services, call), call.res);
    } catch (error) {
      if (error instanceof Rejected && error.code === 'session_ended') clearCookies(call.res);
      throw error;
    }
  });

const endReasonOf = (family: string, session: SessionFacts, state: UserState) => {
  if (state.status === 'withdrawn') return 'withdrawn';
  const user = registeredAccount(state);
  if (user.suspended) return 'suspended';
  if (!hasLoginWay(user)) return 'unlinked';
  return hasOutlivedPassword(family, session, user) ? 'password' : undefined;
};

/** Trades the cookie's token. A parallel tab gets the cookie the faster one got. */
const tradeToken = async ({ load, nextToken }: IdentityServices, { req, res, send }: Call) => {
  const token = refreshTokenOf(req);
  if (!token) throw new Rejected('session_ended');
  const { family, hash: tokenHash } = token;
  const before = activeSession((await load(sessionAggregate, sessionStream(family))).state);
  const { state: user } = await load(userAggregate, userStream(before.user_id));
  const reason = endReasonOf(family, before, user);
  if (reason) {
    await endSession(send, { userId: before.user_id, family, reason });
    throw new Rejected('session_ended');
  }
  const next = followingToken(token, nextToken);
  const data = { family, tokenHash, nextHash: next.hash };
  await send({ type: 'RefreshSession', data }, byOwner(before.user_id));
  const after = activeSession((await load(sessionAggregate, sessionStream(family))).state);
  if (after.tokenHash === next.hash) setRefreshCookie(res, next.token);
  return { userId: after.user_id, family };
};
