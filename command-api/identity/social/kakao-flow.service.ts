import { kakaoCookie } from '@maru/contracts/identity/social/social.routes';
import { socialLoginSeconds } from '@maru/contracts/kernel/limits';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { setCookie } from '../../http/set-cookie.ts';
import { callbackUrl, kakaoOf, type SocialServices } from './social-parts.service.ts';

export interface Purpose {
  readonly returnUrl?: string | undefined;
  readonly linkTo?: string | undefined;
}
const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnUrl: z.string().optional(),
  linkTo: z.string().optional(),
});
export type Flow = z.infer<typeof flow>;

const random = () => randomBytes(32).toString('base64url');

export const startFlow = async (
  services: SocialServices,
  purpose: Purpose,
  { req, res }: { req: Request; res: Response },
): Promise<string> => {
  const newFlow: Flow = { ...purpose, state: random(), nonce: random(), verifier: random() };
  setCookie(
    res,
    kakaoCookie,
    services.social.notes.seal(kakaoCookie.name, { ...newFlow }, socialLoginSeconds),
    socialLoginSeconds,
  );
  const codeChallenge = createHash('sha256').update(newFlow.verifier).digest('base64url');
  return kakaoOf(services).authorizeUrl({
    state: newFlow.state,
    nonce: newFlow.nonce,
    codeChallenge,
    redirectUri: callbackUrl(services, req),
  });
};

/** Each is good for one answer. */
export const takeFlow = async (
  { social: { notes } }: SocialServices,
  { req, res }: { req: Request; res: Response },
): Promise<Flow | undefined> => {
  setCookie(res, kakaoCookie, '', 0);
  const note = notes.open(kakaoCookie.name, parseCookie(req.headers.cookie ?? '')[kakaoCookie.name]);
  return flow.safeParse(note).data;
};

const digest = (text: string) => createHash('sha256').update(text).digest();
export const isStateOf = ({ state }: Flow, received: string | undefined) =>
  timingSafeEqual(digest(state), digest(received ?? ''));
