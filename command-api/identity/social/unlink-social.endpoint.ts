import { socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { requireSession } from '../session/require-session.ts';
import { isLastLoginWay } from '../user/link-social.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registeredAccount } from '../user/user.state.ts';
import { bySystem } from './social-account.service.ts';

/** Released first: while the account still says it is linked, whoever was interrupted can try again. */
export const unlinkSocialEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(socialRoutes.unlink, async ({ input: { provider }, actor, send }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const account = registeredAccount((await services.load(userAggregate, userStream(userId))).state);
    const link = account.social.find((one) => one.provider === provider);
    if (!link) return { provider };
    if (isLastLoginWay(account, provider)) throw new Rejected('last_login_way');
    const command = bySystem(send);
    await command('ReleaseSocial', { hash: link.subjectHash, userId });
    await command('UnlinkSocial', { id: userId, provider, by: 'self' });
    return { provider };
  });
