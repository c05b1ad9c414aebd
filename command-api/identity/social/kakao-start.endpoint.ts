import { socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { actorOf, endpoint, type Endpoint, redirectEndpoint } from '../../http/endpoint.ts';
import { requireSession } from '../session/require-session.ts';
import { startFlow } from './kakao-flow.service.ts';
import { ownPath, revitMenu } from './return-url.ts';
import { kakaoOf, type SocialServices } from './social-parts.service.ts';

/**
 * A browser comes here by itself, so it may be led here from anywhere: nothing changes, and it comes back a visitor
 * unless he logs in there.
 */
export const kakaoStartEndpoint = (services: SocialServices): Endpoint =>
  redirectEndpoint(socialRoutes.start, async ({ input: { returnUrl, menu }, ...call }) => {
    kakaoOf(services);
    await services.limits.social.take(call.ipHash, call.res);
    return {
      location: await startFlow(services, { returnUrl: menu === 'revit' ? revitMenu : ownPath(returnUrl) }, call),
    };
  });

/**
 * No browser sends an access token by itself: linking begins with a call, and the note remembers whose account it is
 * for.
 */
export const kakaoLinkEndpoint = (services: SocialServices): Endpoint =>
  endpoint(socialRoutes.link, async (call) => {
    const { userId, sessionId } = actorOf(call);
    kakaoOf(services);
    await services.limits.social.take(call.ipHash, call.res);
    await requireSession(services, sessionId);
    return { url: await startFlow(services, { linkTo: userId }, call) };
  });
