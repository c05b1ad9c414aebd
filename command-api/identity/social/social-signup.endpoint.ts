import { socialSignupCookie } from '@maru/contracts/identity/social/social.routes';
import { socialRoutes, type SocialSignup } from '@maru/contracts/identity/social/social.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { keyedMutex } from '@maru/platform/clock/keyed-mutex';
import { agreedNow } from '../../agreement/agreements-now.service.ts';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { z } from 'zod';
import type { Call } from '../../http/call.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import { answerLogin } from '../login/begin-session.service.ts';
import { setCookie } from '../../http/set-cookie.ts';
import { registeredAccount } from '../user/user.state.ts';
import { type TakeNumber, userNumbers } from '../user/user-numbers.service.ts';
import { enter } from './login-subject.service.ts';
import { holderOf } from './social-account.service.ts';
import { kakaoOf, type SocialServices } from './social-parts.service.ts';

const note = z.object({ hash: z.string(), name: z.string() });

export const signupNote = async ({ social: { notes } }: SocialServices, req: Request) =>
  note.safeParse(notes.open(socialSignupCookie.name, parseCookie(req.headers.cookie ?? '')[socialSignupCookie.name]))
    .data;

/** The name is typed, or what the provider proposed: only a person's own word makes it his name here. */
export const socialSignupEndpoint = (services: SocialServices): Endpoint => {
  const takeNumber = userNumbers(services.events);
  const mutex = keyedMutex();
  return endpoint(socialRoutes.signup, async ({ input, ...call }) => {
    kakaoOf(services);
    await services.limits.signup.take(call.ipHash, call.res);
    const note = await signupNote(services, call.req);
    if (!note) throw new Rejected('signup_expired');
    await mutex(note.hash, () => register(services, takeNumber, { input, hash: note.hash, call }));
    const { state } = await holderOf(services, note.hash);
    const session = await enter(services, registeredAccount(state), note.hash, call);
    setCookie(call.res, socialSignupCookie, '', 0);
    return answerLogin(services, session, call.res);
  });
};

interface Applicant {
  readonly input: SocialSignup;
  readonly hash: string;
  readonly call: Call;
}

/** Each step may be the last before a crash: the next sign-up completes it under the reserved id. */
const register = async (
  services: SocialServices,
  takeNumber: TakeNumber,
  { input: { name }, hash, call }: Applicant,
): Promise<void> => {
  const command = sendAsSystem(call.send);
  await command({ type: 'ReserveSocial', data: { hash, userId: v7() } });
  const { userId: id, state } = await holderOf(services, hash);
  if (id === undefined || state.status !== 'missing') return;
  const no = await takeNumber({ ...call, actor: { id, level: 1 } }, services.clock.stamp());
  await command({
    type: 'RegisterUser',
    data: { id, no, name, email: null, passwordHash: null, level: 1, type: 'kakao', agreed: await agreedNow(services) },
  }).catch(unlessRegistered);
};

/** The same form came to another copy of the service, which was faster. */
const unlessRegistered = (error: unknown) => {
  if (!(error instanceof Rejected && error.code === 'key_reused')) throw error;
};
