import { signupTicket } from '@maru/contracts/identity/signup/signup.routes';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { parseCookie } from 'cookie';
import type { Call } from '../../http/call.ts';
import type { IdentityServices } from '../identity-services.ts';
import { signupAggregate } from './signup.aggregate.ts';
import { isOpen } from './request-signup.ts';

/** Whoever has just signed up may store a picture, which the account will have. With an account it takes a login. */
export const signupGuests = (services: IdentityServices) => {
  return {
    welcome: async ({ req, res, send }: Call) => {
      const ticket = parseCookie(req.headers.cookie ?? '')[signupTicket.name];
      const { userId: id } = await services.tokens.verify(ticket ?? '', 'signup');
      const { state } = await services.load(signupAggregate, signupStream(id));
      if (!isOpen(state, services.clock.stamp())) throw new Rejected('not_logged_in');
      return {
        id,
        take: () => services.limits.signupPicture.take(id, res),
        rememberPicture: async (image: string) => {
          await send({ type: 'ChooseSignupPicture', data: { id, image } }, { as: { id, level: 0 } });
        },
      };
    },
  };
};
