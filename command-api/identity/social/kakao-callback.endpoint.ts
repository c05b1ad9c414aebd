import { type SocialOutcome, socialOutcome, socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Call } from '../../http/call.ts';
import { type Endpoint, redirectEndpoint } from '../../http/endpoint.ts';
import { SocialFailure } from './kakao.service.ts';
import { type Flow, isStateOf, takeFlow } from './kakao-flow.service.ts';
import { linkSubject } from './link-subject.service.ts';
import { loginSubject } from './login-subject.service.ts';
import { callbackUrl, kakaoHash, kakaoOf, type SocialServices } from './social-parts.service.ts';

interface CallbackQuery {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** The address holds a code, which must not go out as a referrer. */
export const kakaoCallbackEndpoint = (services: SocialServices): Endpoint =>
  redirectEndpoint(socialRoutes.callback, async ({ input, ...call }) => {
    kakaoOf(services);
    call.res.setHeader('Referrer-Policy', 'no-referrer');
    const flow = await takeFlow(services, call);
    try {
      await services.limits.social.take(call.ipHash, call.res);
      return { location: await finishLogin(services, checkAnswer(flow, input), call) };
    } catch (error) {
      return { location: screenOf(flow, outcomeOf(services, error)) };
    }
  });

const checkAnswer = (flow: Flow | undefined, { code, state, error }: CallbackQuery) => {
  if (!flow) throw new SocialFailure('expired');
  if (!isStateOf(flow, state)) throw new SocialFailure('mismatch');
  if (error === 'access_denied') throw new SocialFailure('denied');
  if (code === undefined)
    throw new SocialFailure('failed', new Error(`authorize endpoint: ${error?.slice(0, 60) ?? 'no code'}`));
  return { flow, code };
};

const finishLogin = async (
  services: SocialServices,
  { flow, code }: { flow: Flow; code: string },
  call: Call,
): Promise<string> => {
  const { verifier, nonce, linkTo } = flow;
  const { subject, name } = await kakaoOf(services).personOf({
    code,
    verifier,
    nonce,
    redirectUri: callbackUrl(services, call.req),
  });
  const hash = kakaoHash(services, subject);
  if (linkTo !== undefined) {
    await linkSubject(services, { hash, userId: linkTo }, call);
    return screenOf(flow, 'linked');
  }
  const isKnown = await loginSubject(services, { hash, name }, call);
  return isKnown
    ? screenOf(flow, 'done')
    : `/signup?${new URLSearchParams({ social: 'kakao', ...onward(flow) }).toString()}`;
};

const onward = (flow: Flow | undefined) => (flow?.returnUrl === undefined ? {} : { returnUrl: flow.returnUrl });
const screenOf = (flow: Flow | undefined, social: SocialOutcome) =>
  `${flow?.linkTo === undefined ? '/login' : '/my'}?${new URLSearchParams({ social, ...onward(flow) }).toString()}`;

const outcomes = new Set<string>(socialOutcome.options);
const isOutcome = (code: string): code is SocialOutcome => outcomes.has(code);

const outcomeOf = ({ social: { log } }: SocialServices, error: unknown): SocialOutcome => {
  if (error instanceof SocialFailure && error.cause === undefined) return error.outcome;
  if (error instanceof Rejected && isOutcome(error.code)) return error.code;
  log.warn({ err: error }, 'a social login failed');
  return error instanceof SocialFailure ? error.outcome : 'failed';
};
