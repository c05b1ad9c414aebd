import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Request } from 'express';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { IdentityServices } from '../identity-services.ts';
import { sent } from '../mail-code/mail-code.service.ts';
import type { Register } from '../user/registration.service.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { signupAggregate } from './signup.aggregate.ts';
import { isOpen, type KnownSignup } from './signup.state.ts';

export interface Confirmed {
  readonly name: string;
  readonly position: number;
}

/**
 * Makes the account of a sign-up and then notes that it is made. Each step may be the last before a crash, and the next
 * call goes on from there; when all is done, only the request that did it is answered again. Throws `code_wrong`,
 * `code_expired`, `code_used`.
 */
export const confirmed = async (
  services: IdentityServices,
  register: Register,
  req: Request,
  id: string,
): Promise<Confirmed> => {
  const { state } = await services.load(signupAggregate, signupStream(id));
  if (state.status === 'missing') throw new Rejected('code_wrong');
  if (state.status === 'open') await makeAccount(services, register, req, { ...state, id });
  const commandId = commandIdOf(`confirm ${id}`, req.get('Idempotency-Key'));
  const command = { type: 'ConfirmSignup', data: { id } };
  const { position } = await services.execute(sent(services, req, { commandId, command, actor: { id, level: 0 } }));
  return { name: state.name, position };
};

const makeAccount = async (
  { load, clock, ipHash }: IdentityServices,
  register: Register,
  req: Request,
  signup: KnownSignup & { readonly id: string },
) => {
  const { id, name, email, passwordHash, agreed, image } = signup;
  const { state: user } = await load(userAggregate, userStream(id));
  // An account that was made and given up again must not take its address a second time.
  if (!isOpen(signup, clock.stamp()) || user.status === 'withdrawn') throw new Rejected('code_expired');
  const asked = { ipHash: ipHash(req.ip ?? ''), correlationId: currentCorrelation() ?? id };
  if (!(await register({ id, name, email, passwordHash, agreed, image, level: 1, ...asked })))
    throw new Rejected('code_used');
};
