/** Cookie of a social login on its way: what its answer has to fit; sent to Kakao's routes only. */
export const kakaoCookie = { name: 'kakao', path: '/api/auth/kakao' } as const;
/** Cookie of somebody who came by a social login and has no account yet. */
export const socialSignupCookie = { name: 'social_signup', path: '/api/auth/social' } as const;
