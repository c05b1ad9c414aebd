import { z } from 'zod';
import { loginAnswer } from '../session/session.routes.ts';
import { personName } from '../user/user.commands.ts';
import { provider } from '../user/user.events.ts';
import { endpointRoute } from '../../kernel/route.ts';

/** How a social login ended, as the screen it leads back to is told in its address. */
export const socialOutcome = z.enum([
  'done',
  'linked',
  'denied',
  'expired',
  'mismatch',
  'slow',
  'failed',
  'rate_limited',
  'suspended',
  'social_taken',
  'already_linked',
]);
export type SocialOutcome = z.infer<typeof socialOutcome>;

/** `kakao`: whether it is offered. `signup`: came by it and has no account yet; `name` is the provider's. */
export const socialWays = z.object({ kakao: z.boolean(), signup: z.object({ name: z.string() }).nullable() });
export type SocialWays = z.infer<typeof socialWays>;

export const socialSignup = z.object({
  name: personName,
  agree: z.object({ terms: z.literal(true), privacy: z.literal(true) }),
});
export type SocialSignup = z.infer<typeof socialSignup>;

const providerText = z.string().max(2_000).optional();
/** Sent where somebody cut the connection (https://developers.kakao.com/docs/latest/ko/kakaologin/callback). */
export const kakaoUnlinked = z.object({
  app_id: z.string().max(40).optional(),
  user_id: z.string().regex(/^\d{1,30}$/),
  referrer_type: z.string().max(60).optional(),
});

const location = z.object({ location: z.string() });
const nothing = z.object({});

export const socialRoutes = {
  ways: endpointRoute({
    method: 'GET',
    path: 'auth/social',
    access: 'open',
    summary: 'Which social logins there are.',
    input: nothing,
    answer: socialWays,
  }),
  start: endpointRoute({
    method: 'GET',
    path: 'auth/kakao',
    access: 'open',
    redirects: true,
    summary: 'Leads a browser to the login of Kakao.',
    input: z.object({ returnUrl: providerText, menu: z.literal('revit').optional() }),
    answer: location,
  }),
  callback: endpointRoute({
    method: 'GET',
    path: 'auth/kakao/callback',
    access: 'open',
    redirects: true,
    foreign: true,
    summary: 'Where Kakao leads the browser back to.',
    input: z.object({ code: providerText, state: providerText, error: providerText }),
    answer: location,
  }),
  link: endpointRoute({
    method: 'POST',
    path: 'auth/kakao/link',
    access: 'login',
    summary: "Begins to link one's own account; the browser is to go to `url`.",
    input: nothing,
    answer: z.object({ url: z.string() }),
  }),
  unlink: endpointRoute({
    method: 'DELETE',
    path: 'auth/my/social',
    access: 'login',
    summary: "Unlinks one's own account.",
    input: z.object({ provider }),
    answer: z.object({ provider }),
  }),
  signup: endpointRoute({
    method: 'POST',
    path: 'auth/social/signup',
    access: 'open',
    summary: 'Makes an account for who came by a social login, and logs in.',
    input: socialSignup,
    answer: loginAnswer,
  }),
  unlinked: endpointRoute({
    method: 'POST',
    path: 'auth/kakao/unlink',
    access: 'open',
    summary: 'For Kakao: somebody cut the connection there. A form, not JSON.',
    input: kakaoUnlinked,
    answer: nothing,
  }),
  unlinkedByGet: endpointRoute({
    method: 'GET',
    path: 'auth/kakao/unlink',
    access: 'open',
    foreign: true,
    summary: 'For Kakao: somebody cut the connection there.',
    input: kakaoUnlinked,
    answer: nothing,
  }),
};

/** Cookie of a social login on its way: what its answer has to fit; sent to Kakao's routes only. */
export const kakaoCookie = { name: 'kakao', path: '/api/auth/kakao' } as const;
/** Cookie of somebody who came by a social login and has no account yet. */
export const socialSignupCookie = { name: 'social_signup', path: '/api/auth/social' } as const;
