import { accountMessages } from '@maru/contracts/identity/user/user.words';
import {
  mailCodeRoutes,
  type RecoveryAnswer,
  type PasswordRecovery,
} from '@maru/contracts/identity/mail-code/mail-code.routes';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from '../user/email.aggregate.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { requestCode, verifyCode } from './mail-code.service.ts';
import { mailCodes } from './mail-codes.service.ts';
import type { Call } from '../../http/call.ts';
import { endFoundSessionsOf } from '../session/end-sessions.service.ts';
import { hashPassword, verifyPassword } from '../user/password.service.ts';
import { isPasswordAccount } from '../user/user.state.ts';
import { isWeakPassword } from '../user/weak-passwords.ts';

/** The same reads, write and answer for every address, or words or time would tell which has an account. */
export const findPasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.findPassword, async ({ input: { email }, ipHash, idOf, send, res }) => {
    const account = services.emailHash(email);
    await services.limits.mailAddress.take(ipHash, res);
    await services.limits.mailAccount.take(`recover ${account}`, res);
    const id = idOf(`recover ${account}`);
    await requestCode(send, { id, userId: await userOf(services, account), purpose: 'recover' });
    return { message: accountMessages.passwordMailSent };
  });

/** Null without an account, also where an address was only reserved by a sign-up that broke off. */
const userOf = async ({ load }: IdentityServices, account: string): Promise<string | null> => {
  const {
    state: { userId },
  } = await load(emailAggregate, emailStream(account));
  const { state } = await load(userAggregate, userStream(userId ?? account));
  return state.status === 'registered' ? state.user.id : null;
};

/**
 * Whoever reads the mails of an account may choose its password: an accepted risk, because a mail is the only proof left
 * to a person who forgot it. Every session ends, also one that somebody else began.
 */
export const changeFoundPasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.changeFoundPassword, async ({ input, ...call }): Promise<RecoveryAnswer> => {
    const { mailCode } = services.limits;
    await mailCode.take(call.ipHash, call.res);
    const name = await recover(services, call, input);
    // Failures are counted only: many people may come from one address.
    await mailCode.giveBack(call.ipHash);
    return { message: 'success', name };
  });

/** The code is used up first: of two requests with one code, one changes the password. */
const recover = async (
  services: IdentityServices,
  call: Call,
  { info, password }: PasswordRecovery,
): Promise<string> => {
  const { account, spend } = await verifyCode(services, call, {
    purpose: 'recover',
    info,
    mark: mailCodes(services.mailCodeHash).mark(password),
  });
  if (!isPasswordAccount(account)) throw new Rejected('code_wrong');
  const { user, email, passwordHash: before } = account;
  if (isWeakPassword(password, email)) throw new Rejected('weak_password');
  const commandId = await spend();
  const data = { id: user.id, passwordHash: await hashPassword(password), reason: 'recovery' };
  try {
    await call.send({ type: 'ChangeUserPassword', data }, { as: system, id: commandId });
  } catch (error) {
    // This request came before and got this far: the salt of its hash was another, the password the same.
    if (!(error instanceof Rejected && error.code === 'key_reused' && (await verifyPassword(before, password))))
      throw error;
  }
  await endFoundSessionsOf(services, call.send, user.id);
  // Wrong tries were counted against the old password, and would keep the person from logging in with the new one.
  await services.limits.loginAccount.forget(services.emailHash(email));
  return user.name;
};
