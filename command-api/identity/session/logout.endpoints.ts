import { setCookie } from '../../http/set-cookie.ts';
import { accountMessages } from '@maru/contracts/identity/user/user.words';
import { sessionRoutes } from '@maru/contracts/identity/session/session.routes';
import { signupTicket } from '@maru/contracts/identity/signup/signup.routes';
import { kakaoCookie, socialSignupCookie } from '@maru/contracts/identity/social/social.routes';
import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Request } from 'express';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { sessionAggregate } from './session.aggregate.ts';
import { endSession, endSessionsOf } from './end-sessions.service.ts';
import { clearCookies, refreshTokenOf } from './session-cookies.service.ts';
import { requireSession } from './require-session.ts';

/** A GET, as the API has it, so any page could link to it: one on another site must not log people out. */
export const logoutEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.logout, async ({ req, res, send }) => {
    if (req.get('Sec-Fetch-Site') === 'cross-site') throw new Rejected('origin_refused');
    await endOwnSession(services, req, send);
    clearCookies(res);
    // What a sign-up left: the next one at this device is somebody else.
    for (const place of [signupTicket, kakaoCookie, socialSignupCookie]) setCookie(res, place, '', 0);
    return { message: accountMessages.loggedOut };
  });

const endOwnSession = async (services: IdentityServices, req: Request, send: Send) => {
  const token = refreshTokenOf(req);
  if (!token) return;
  const { family, hash } = token;
  const { state: session } = await services.load(sessionAggregate, sessionStream(family));
  if (session?.ended !== null) return;
  if (hash !== session.tokenHash && !session.replaced.some((one) => one.hash === hash)) return;
  await endSession(send, { userId: session.user_id, family, reason: 'logout' });
};

export const endOthersEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.endOthers, async ({ actor, send }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const ended = await endSessionsOf(services, send, { userId, except: sessionId, reason: 'everywhere' });
    return { ended };
  });
