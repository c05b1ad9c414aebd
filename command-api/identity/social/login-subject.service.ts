import { socialSignupCookie } from '@maru/contracts/identity/social/social.cookies';
import { socialLoginSeconds } from '@maru/contracts/kernel/limits';
import type { Request, Response } from 'express';
import { beginSession, handOut } from '../session/begin-session.service.ts';
import { setCookie } from '../session/session-cookies.service.ts';
import type { RegisteredState } from '../user/user.state.ts';
import { commandOf, freeOf, holderOf } from './social-account.service.ts';
import type { SocialServices } from './social-parts.service.ts';

/** Somebody as the provider vouches for him. */
interface Subject {
  readonly hash: string;
  readonly name: string;
}
interface Exchange {
  readonly req: Request;
  readonly res: Response;
}

/** Logs in whoever has an account; anyone else gets what a sign-up takes. Answers whether he has. */
export const loginSubject = async (
  services: SocialServices,
  { hash, name }: Subject,
  { req, res }: Exchange,
): Promise<boolean> => {
  await freeOf(services, req, hash, ['withdrawn']);
  const { state } = await holderOf(services, hash);
  if (state.status !== 'registered') {
    setCookie(
      res,
      socialSignupCookie,
      await services.social.notes.seal(socialSignupCookie.name, { hash, name }, socialLoginSeconds),
      socialLoginSeconds,
    );
    return false;
  }
  await handOut(services, await enter(services, state, hash, req), res);
  return true;
};

/**
 * Who has the reservation has the account: it is linked again where Kakao had cut the connection, or where a crash came
 * between the two. Throws `suspended`.
 */
export const enter = async (services: SocialServices, { user }: RegisteredState, hash: string, req: Request) => {
  await commandOf(services, req)('LinkSocial', { id: user.id, provider: 'kakao', subjectHash: hash });
  return beginSession(services, req, user.id);
};
