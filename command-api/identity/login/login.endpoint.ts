import type { Credentials } from '@maru/contracts/identity/session/session.commands';
import { sessionRoutes } from '@maru/contracts/identity/session/session.routes';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from '../user/email.aggregate.ts';
import { verifyPassword } from '../user/password.service.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { isPasswordAccount } from '../user/user.state.ts';
import { answerLogin, beginSession } from './begin-session.service.ts';
import { endSession } from '../session/end-sessions.service.ts';

export const loginEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(sessionRoutes.login, async ({ input, ...call }) => {
    const { limits, emailHash } = services;
    const { ipHash: address, res } = call;
    const account = emailHash(input.email);
    // Counted before the password is looked at, or many tries at once would all pass; taken back when it fits.
    await limits.loginAddress.take(address, res);
    await limits.loginAccount.take(account, res);
    const { id: userId, passwordHash } = await userOf(services, account, input);
    await Promise.all([limits.loginAddress.giveBack(address), limits.loginAccount.forget(account)]);
    const session = await beginSession(services, call, userId);
    await refuseOutdated(services, call.send, { ...session, passwordHash });
    return answerLogin(services, session, res);
  });

/** The same work and the same refusal for a wrong password and an unknown address. */
const userOf = async ({ load }: IdentityServices, account: string, { password }: Credentials) => {
  const {
    state: { userId },
  } = await load(emailAggregate, emailStream(account));
  const { state } = await load(userAggregate, userStream(userId ?? account));
  const known = isPasswordAccount(state) ? state : undefined;
  if (!(await verifyPassword(known?.passwordHash, password)) || !known) throw new Rejected('bad_credentials');
  return { id: known.user.id, passwordHash: known.passwordHash };
};

/**
 * The password may change while it is checked: the session is then younger than the change, and nothing would end it.
 */
const refuseOutdated = async (
  services: IdentityServices,
  send: Send,
  session: { userId: string; family: string; passwordHash: string },
) => {
  const { userId, family, passwordHash } = session;
  const { state } = await services.load(userAggregate, userStream(userId));
  if (state.status === 'registered' && state.passwordHash === passwordHash) return;
  await endSession(send, { userId, family, reason: 'password' });
  throw new Rejected('bad_credentials');
};
