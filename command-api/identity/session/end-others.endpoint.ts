import { sessionRoutes } from '@maru/contracts/identity/session/session.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from './end-sessions-of.service.ts';
import { requireSession } from './require-session.ts';

export const endOthersEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.endOthers, async ({ actor, req, res }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const { ended, position } = await endSessionsOf(services, req, { userId, except: sessionId, reason: 'everywhere' });
    res.setHeader('X-Position', String(position));
    return { ended };
  });
