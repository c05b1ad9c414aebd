import { sessionRoutes } from '@maru/contracts/identity/session/session.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from './end-sessions-of.service.ts';
import { requireSession } from './require-session.ts';

export const endOthersEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.endOthers, async ({ actor, send }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const ended = await endSessionsOf(services, send, { userId, except: sessionId, reason: 'everywhere' });
    return { ended };
  });
