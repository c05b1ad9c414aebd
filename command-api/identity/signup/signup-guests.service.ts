import { signupTicket } from '@maru/contracts/identity/signup/signup.cookies';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { v7 } from 'uuid';
import type { IdentityServices } from '../identity-services.ts';
import { sent } from '../mail-code/mail-code.service.ts';
import { signupAggregate } from './signup.aggregate.ts';
import { isOpen } from './signup.state.ts';

/** Whoever has just signed up may store a picture, which the account will have. With an account it takes a login. */
export const signupGuests = (services: IdentityServices) => {
  const choose = async (req: Request, id: string, image: string) => {
    const command = { type: 'ChooseSignupPicture', data: { id, image } };
    await services.execute(sent(services, req, { commandId: v7(), command, actor: { id, level: 0 } }));
  };
  return {
    welcome: async (req: Request) => {
      const ticket = parseCookie(req.headers.cookie ?? '')[signupTicket.name];
      const { userId: id } = await services.tokens.verify(ticket ?? '', 'signup');
      const { state } = await services.load(signupAggregate, signupStream(id));
      if (!isOpen(state, services.clock.stamp())) throw new Rejected('not_logged_in');
      return {
        id,
        take: (res: Response) => services.limits.signupPicture.take(id, res),
        stored: (image: string) => choose(req, id, image),
      };
    },
  };
};
