import type { SocialEvent } from './social.events.ts';

const data = { userId: '01900000-0000-7000-8000-000000000001' };

/** One event of each type, for everyone's tests. */
export const socialExamples: { readonly [K in SocialEvent['type']]: Extract<SocialEvent, { type: K }> } = {
  SocialReserved: { type: 'SocialReserved', data },
  SocialReleased: { type: 'SocialReleased', data },
};
