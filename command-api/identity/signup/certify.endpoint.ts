import { type CertificationAnswer, signupRoutes } from '@maru/contracts/identity/signup/signup.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import type { KnownSignup } from '@maru/contracts/identity/signup/signup.fold';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { mailCodes } from '../mail-code/mail-codes.service.ts';
import type { Register } from '../user/registration.service.ts';
import type { Call } from '../../http/call.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { signupAggregate } from './signup.aggregate.ts';
import { isOpen } from './request-signup.ts';

const failure: CertificationAnswer = { status: 'fail', name: '' };

export const certifyEndpoint = (services: IdentityServices, register: Register): Endpoint =>
  endpoint(signupRoutes.certify, async ({ input: { info }, ...call }): Promise<CertificationAnswer> => {
    const { mailCode } = services.limits;
    await mailCode.take(call.ipHash, call.res);
    const id = mailCodes(services.mailCodeHash).idOf(info);
    if (id === undefined) return failure;
    try {
      const name = await completeSignup(services, register, call, id);
      // Failures are counted only: many people may come from one address.
      await mailCode.giveBack(call.ipHash);
      return { status: 'success', name };
    } catch (error) {
      if (error instanceof Rejected && error.code.startsWith('code_')) return failure;
      throw error;
    }
  });

/**
 * Each step may be the last before a crash, and the next call goes on from there. Throws `code_wrong`, `code_expired`,
 * `code_used`.
 */
export const completeSignup = async (
  services: IdentityServices,
  register: Register,
  call: Call,
  id: string,
): Promise<string> => {
  const { state } = await services.load(signupAggregate, signupStream(id));
  if (state.status === 'missing') throw new Rejected('code_wrong');
  if (state.status === 'open') await makeAccount(services, register, call, { ...state, id });
  await call.send({ type: 'ConfirmSignup', data: { id } }, { as: { id, level: 0 }, id: call.idOf(`confirm ${id}`) });
  return state.name;
};

const makeAccount = async (
  { load, clock }: IdentityServices,
  register: Register,
  call: Call,
  signup: KnownSignup & { readonly id: string },
) => {
  const { id, name, email, passwordHash, agreed, image } = signup;
  const { state: user } = await load(userAggregate, userStream(id));
  // An account that was made and given up again must not take its address a second time.
  if (!isOpen(signup, clock.stamp()) || user.status === 'withdrawn') throw new Rejected('code_expired');
  if (!(await register({ id, name, email, passwordHash, agreed, image, level: 1 }, call)))
    throw new Rejected('code_used');
};
