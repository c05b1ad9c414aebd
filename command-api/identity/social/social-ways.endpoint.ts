import { socialRoutes, type SocialWays } from '@maru/contracts/identity/social/social.routes';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { SocialServices } from './social-parts.service.ts';
import { signupNote } from './social-signup.service.ts';

export const socialWaysEndpoint = (services: SocialServices): Endpoint =>
  endpoint(socialRoutes.ways, async ({ req }): Promise<SocialWays> => {
    const note = await signupNote(services, req);
    return { kakao: services.social.kakao !== undefined, signup: note ? { name: note.name } : null };
  });
