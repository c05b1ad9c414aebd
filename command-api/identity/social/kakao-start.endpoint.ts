import { socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { actorOf, endpoint, type Endpoint, redirectEndpoint } from '../../http/endpoint.ts';
import { takeFor } from '../mail-code/mail-code.service.ts';
import { requireSession } from '../session/require-session.ts';
import { startFlow } from './kakao-flow.service.ts';
import { ownPath, revitMenu } from './return-url.ts';
import { kakaoOf, type SocialServices } from './social-parts.service.ts';

/**
 * A browser comes here by itself, so it may be led here from anywhere: nothing changes, and it comes back a visitor
 * unless he logs in there.
 */
export const kakaoStartEndpoint = (services: SocialServices): Endpoint =>
  redirectEndpoint(socialRoutes.start, async ({ input: { returnUrl, menu }, req, res }) => {
    kakaoOf(services);
    await takeFor(services, services.limits.social, req, res);
    return {
      location: await startFlow(
        services,
        { returnUrl: menu === 'revit' ? revitMenu : ownPath(returnUrl) },
        { req, res },
      ),
    };
  });

/**
 * No browser sends an access token by itself: linking begins with a call, and the note remembers whose account it is
 * for.
 */
export const kakaoLinkEndpoint = (services: SocialServices): Endpoint =>
  endpoint(socialRoutes.link, async ({ actor, req, res }) => {
    const { userId, sessionId } = actorOf({ actor });
    kakaoOf(services);
    await takeFor(services, services.limits.social, req, res);
    await requireSession(services, sessionId);
    return { url: await startFlow(services, { linkTo: userId }, { req, res }) };
  });
