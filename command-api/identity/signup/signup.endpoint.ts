import type { Signup } from '@maru/contracts/identity/signup/signup.commands';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { signupRoutes, signupTicket } from '@maru/contracts/identity/signup/signup.routes';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { setCookie } from '../../http/set-cookie.ts';
import { agreedNow } from '../../agreement/agreements-now.service.ts';
import { hashPassword, verifyPassword } from '../user/password.service.ts';
import { isWeakPassword } from '../user/weak-passwords.ts';
import { signupAggregate } from './signup.aggregate.ts';

/** Nobody looks whether the address has an account: its person learns that by mail. */
export const signupEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(
    signupRoutes.signup,
    async ({ input, ipHash, send, idOf, res }) => {
      const { limits, emailHash, tokens } = services;
      if (isWeakPassword(input.password, input.email)) throw new Rejected('weak_password');
      const address = emailHash(input.email);
      await limits.signup.take(ipHash, res);
      await limits.mailAccount.take(`sign up ${address}`, res);
      const id = idOf(`signup ${address}`);
      await request(services, send, { ...input, id });
      const ticket = await tokens.issue({ userId: id, level: 0, sessionId: '' }, 'signup');
      setCookie(res, signupTicket, ticket, mailCodeSeconds);
      return { id };
    },
    201,
  );

const request = async (
  services: IdentityServices,
  send: Send,
  { id, agree, password, ...person }: Signup & { readonly id: string },
) => {
  const passwordHash = await hashPassword(password);
  const agreed = agree ? await agreedNow(services) : [];
  const command = { type: 'RequestSignup', data: { id, ...person, passwordHash, agreed } };
  try {
    await send(command, { as: { id, level: 0 }, id });
  } catch (error) {
    // This request came before: the salt of its hash was another, the password the same.
    if (
      !(
        error instanceof Rejected &&
        error.code === 'key_reused' &&
        (await isSame(services, id, { ...person, password }))
      )
    )
      throw error;
  }
};

const isSame = async (
  { load }: IdentityServices,
  id: string,
  { name, password }: Pick<Signup, 'name' | 'password'>,
) => {
  const { state } = await load(signupAggregate, signupStream(id));
  return state.status !== 'missing' && state.name === name && verifyPassword(state.passwordHash, password);
};
