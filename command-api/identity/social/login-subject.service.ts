import { socialSignupCookie } from '@maru/contracts/identity/social/social.routes';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { socialLoginSeconds } from '@maru/contracts/kernel/limits';
import type { Call } from '../../http/call.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import { answerLogin, beginSession } from '../login/begin-session.service.ts';
import { setCookie } from '../../http/set-cookie.ts';
import { holderOf, releaseUnowned } from './social-account.service.ts';
import type { SocialServices } from './social-parts.service.ts';

interface Subject {
  readonly hash: string;
  readonly name: string;
}

/** Whoever has no account gets what a sign-up takes. Answers whether there is one. */
export const loginSubject = async (services: SocialServices, { hash, name }: Subject, call: Call): Promise<boolean> => {
  await releaseUnowned(services, call.send, hash, ['withdrawn']);
  const { state } = await holderOf(services, hash);
  if (state.status !== 'registered') {
    setCookie(
      call.res,
      socialSignupCookie,
      services.social.notes.seal(socialSignupCookie.name, { hash, name }, socialLoginSeconds),
      socialLoginSeconds,
    );
    return false;
  }
  await answerLogin(services, await enter(services, state, hash, call), call.res);
  return true;
};

/** Linked again where Kakao had cut the connection, or a crash came after the reservation. Throws `suspended`. */
export const enter = async (services: SocialServices, { user }: RegisteredState, hash: string, call: Call) => {
  await sendAsSystem(call.send)({ type: 'LinkSocial', data: { id: user.id, provider: 'kakao', subjectHash: hash } });
  return beginSession(services, call, user.id);
};
