import { socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { actorOf, endpoint, type Endpoint, redirectEndpoint } from '../../http/endpoint.ts';
import { requireSession } from '../session/require-session.ts';
import { startFlow } from './kakao-flow.service.ts';
import { kakaoOf, type SocialServices } from './social-parts.service.ts';

/** Where the add-in's web view goes on. */
export const revitMenu = '/revitMenu';

/** Nothing also for what a browser would read as another site. */
export const ownPath = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : undefined;

/** A browser may be led here from anywhere: nothing changes before a login there. */
export const kakaoStartEndpoint = (services: SocialServices): Endpoint =>
  redirectEndpoint(socialRoutes.start, async ({ input: { returnUrl, menu }, ...call }) => {
    kakaoOf(services);
    await services.limits.social.take(call.ipHash, call.res);
    return {
      location: await startFlow(services, { returnUrl: menu === 'revit' ? revitMenu : ownPath(returnUrl) }, call),
    };
  });

/** No browser sends an access token by itself, so linking begins with a call. */
export const kakaoLinkEndpoint = (services: SocialServices): Endpoint =>
  endpoint(socialRoutes.link, async (call) => {
    const { userId, sessionId } = actorOf(call);
    kakaoOf(services);
    await services.limits.social.take(call.ipHash, call.res);
    await requireSession(services, sessionId);
    return { url: await startFlow(services, { linkTo: userId }, call) };
  });
