import { type SocialOutcome, socialOutcome, socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Request, Response } from 'express';
import { type Endpoint, redirectEndpoint } from '../../http/endpoint.ts';
import { takeFor } from '../mail-code/mail-code.service.ts';
import { SocialFailure } from './kakao.service.ts';
import { type Flow, isStateOf, takeFlow } from './kakao-flow.service.ts';
import { linkSubject } from './link-subject.service.ts';
import { loginSubject } from './login-subject.service.ts';
import { callbackUrl, kakaoHash, kakaoOf, type SocialServices } from './social-parts.service.ts';

interface Exchange {
  readonly req: Request;
  readonly res: Response;
}
interface Shown {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Every end leads to a screen: a person sees it, not a program. The address it came to holds a code, which nobody is
 * told as a referrer.
 */
export const kakaoCallbackEndpoint = (services: SocialServices): Endpoint =>
  redirectEndpoint(socialRoutes.callback, async ({ input, req, res }) => {
    kakaoOf(services);
    res.setHeader('Referrer-Policy', 'no-referrer');
    const flow = await takeFlow(services, { req, res });
    try {
      await takeFor(services, services.limits.social, req, res);
      return { location: await through(services, checked(flow, input), { req, res }) };
    } catch (error) {
      return { location: screenOf(flow, outcomeOf(services, error)) };
    }
  });

/** The code of an answer that is to this browser's own login. */
const checked = (flow: Flow | undefined, { code, state, error }: Shown) => {
  if (!flow) throw new SocialFailure('expired');
  if (!isStateOf(flow, state)) throw new SocialFailure('mismatch');
  if (error === 'access_denied') throw new SocialFailure('denied');
  if (code === undefined)
    throw new SocialFailure('failed', new Error(`authorize endpoint: ${error?.slice(0, 60) ?? 'no code'}`));
  return { flow, code };
};

const through = async (
  services: SocialServices,
  { flow, code }: { flow: Flow; code: string },
  { req, res }: Exchange,
): Promise<string> => {
  const { verifier, nonce, linkTo } = flow;
  const { subject, name } = await kakaoOf(services).personOf({
    code,
    verifier,
    nonce,
    redirectUri: callbackUrl(services, req),
  });
  const hash = kakaoHash(services, subject);
  if (linkTo !== undefined) {
    await linkSubject(services, { hash, userId: linkTo }, req);
    return screenOf(flow, 'linked');
  }
  const isKnown = await loginSubject(services, { hash, name }, { req, res });
  return isKnown
    ? screenOf(flow, 'done')
    : `/signup?${new URLSearchParams({ social: 'kakao', ...onward(flow) }).toString()}`;
};

const onward = (flow: Flow | undefined) => (flow?.returnUrl === undefined ? {} : { returnUrl: flow.returnUrl });
const screenOf = (flow: Flow | undefined, social: SocialOutcome) =>
  `${flow?.linkTo === undefined ? '/login' : '/my'}?${new URLSearchParams({ social, ...onward(flow) }).toString()}`;

const told = new Set<string>(socialOutcome.options);
const isTold = (code: string): code is SocialOutcome => told.has(code);

const outcomeOf = ({ social: { log } }: SocialServices, error: unknown): SocialOutcome => {
  if (error instanceof SocialFailure && error.cause === undefined) return error.outcome;
  if (error instanceof Rejected && isTold(error.code)) return error.code;
  log.warn({ err: error }, 'a social login failed');
  return error instanceof SocialFailure ? error.outcome : 'failed';
};
