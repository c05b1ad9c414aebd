import { socialRoutes, type SocialWays } from '@maru/contracts/identity/social/social.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { actorOf, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import { kakaoCallbackEndpoint } from './kakao-callback.endpoint.ts';
import { kakaoLinkEndpoint, kakaoStartEndpoint } from './kakao-start.endpoint.ts';
import { kakaoUnlinkedEndpoints } from './kakao-unlinked.endpoint.ts';
import { signupNote, socialSignupEndpoint } from './social-signup.endpoint.ts';
import type { SocialServices } from './social-parts.service.ts';
import type { IdentityServices } from '../identity-services.ts';
import { requireSession } from '../session/require-session.ts';
import { isLastLoginWay } from '../user/link-social.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registeredAccount } from '../user/user.state.ts';

export const socialWaysEndpoint = (services: SocialServices): Endpoint =>
  endpoint(socialRoutes.ways, async ({ req }): Promise<SocialWays> => {
    const note = await signupNote(services, req);
    return { kakao: services.social.kakao !== undefined, signup: note ? { name: note.name } : null };
  });

/** Released first: while the account still says it is linked, whoever was interrupted can try again. */
export const unlinkSocialEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(socialRoutes.unlink, async ({ input: { provider }, actor, send }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const account = registeredAccount((await services.load(userAggregate, userStream(userId))).state);
    const link = account.social.find((one) => one.provider === provider);
    if (!link) return { provider };
    if (isLastLoginWay(account, provider)) throw new Rejected('last_login_way');
    const command = sendAsSystem(send);
    await command({ type: 'ReleaseSocial', data: { hash: link.subjectHash, userId } });
    await command({ type: 'UnlinkSocial', data: { id: userId, provider, by: 'self' } });
    return { provider };
  });

export const socialEndpoints = (services: SocialServices): readonly Endpoint[] => [
  socialWaysEndpoint(services),
  kakaoStartEndpoint(services),
  kakaoLinkEndpoint(services),
  kakaoCallbackEndpoint(services),
  socialSignupEndpoint(services),
  unlinkSocialEndpoint(services),
  ...kakaoUnlinkedEndpoints(services),
];
