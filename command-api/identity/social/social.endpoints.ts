import type { Endpoint } from '../../http/endpoint.ts';
import { kakaoCallbackEndpoint } from './kakao-callback.endpoint.ts';
import { kakaoLinkEndpoint, kakaoStartEndpoint } from './kakao-start.endpoint.ts';
import { kakaoUnlinkedEndpoints } from './kakao-unlinked.endpoint.ts';
import { socialSignupEndpoint } from './social-signup.endpoint.ts';
import type { SocialServices } from './social-parts.service.ts';
import { socialWaysEndpoint } from './social-ways.endpoint.ts';
import { unlinkSocialEndpoint } from './unlink-social.endpoint.ts';

export const socialEndpoints = (services: SocialServices): readonly Endpoint[] => [
  socialWaysEndpoint(services),
  kakaoStartEndpoint(services),
  kakaoLinkEndpoint(services),
  kakaoCallbackEndpoint(services),
  socialSignupEndpoint(services),
  unlinkSocialEndpoint(services),
  ...kakaoUnlinkedEndpoints(services),
];
