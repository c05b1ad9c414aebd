import { accountMessages, phraseExpected } from '@maru/contracts/identity/user/user.words';
import { type Withdrawal, withdrawalPhrase } from '@maru/contracts/identity/user/user.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { memberRoutes } from '@maru/contracts/identity/member/member.routes';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { isAdmin, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { KeyVaultUnavailable } from '@maru/platform/key-vault/key-vault';
import { actorOf, endpoint, type Endpoint, type EndpointContext } from '../../http/endpoint.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endFoundSessionsOf } from '../session/end-sessions.service.ts';
import { requireSession } from '../session/require-session.ts';
import { clearCookies } from '../session/session-cookies.service.ts';
import { limitedTry, verifyPassword } from './password.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isPasswordAccount, registeredAccount } from './user.state.ts';

type WithdrawCall = EndpointContext<Withdrawal>;

/** The event is the decision; a workflow does what follows, however this call ends. */
export const withdrawEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(userRoutes.withdraw, async (call) => {
    const { userId, sessionId } = actorOf(call);
    const { state } = await services.load(userAggregate, userStream(userId));
    if (state.status !== 'withdrawn') {
      await requireSession(services, sessionId);
      await confirmIdentity(services, registeredAccount(state), call);
      await withdraw(services, registeredAccount(state), call);
    }
    await forgetAtOnce(services, call.send, userId);
    clearCookies(call.res);
    return { message: accountMessages.withdrawn };
  });

const confirmIdentity = async (services: IdentityServices, account: RegisteredState, call: WithdrawCall) => {
  const { password, confirm } = call.input;
  if (isPasswordAccount(account)) {
    await limitedTry(services, account.email, call, async () => {
      if (!(await verifyPassword(account.passwordHash, password ?? ''))) throw new Rejected('wrong_password');
    });
  } else if (confirm !== withdrawalPhrase) {
    throw new Rejected('invalid_input', { errors: [{ path: 'confirm', message: phraseExpected }] });
  }
};

const withdraw = async (
  { emailHash }: IdentityServices,
  { user: { id, level }, email }: RegisteredState,
  { send, idOf }: WithdrawCall,
) => {
  const as = { id, level };
  // Refused for the last administrator.
  if (isAdmin(as)) await send({ type: 'RemoveAdmin', data: { id } }, { as: system });
  const data = { id, emailHash: email === null ? null : emailHash(email) };
  await send({ type: 'WithdrawUser', data }, { as, id: idOf(id) });
};

/** For a member who asked an administrator. Another administrator is first made a member by the level. */
export const withdrawMemberEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(memberRoutes.withdraw, async ({ input: { id, request }, actor, send, idOf }) => {
    const { userId } = actorOf({ actor });
    if (userId === id) throw new Rejected('own_account');
    const { state } = await services.load(userAggregate, userStream(id));
    if (state.status !== 'withdrawn') {
      const { user, email } = registeredAccount(state);
      if (isAdmin(user)) throw new Rejected('withdraw_admin');
      const emailHash = email === null ? null : services.emailHash(email);
      await send({ type: 'WithdrawUser', data: { id, emailHash, request } }, { id: idOf(userId) });
    }
    await forgetAtOnce(services, send, id);
    return { id };
  });

/** What must not wait for the workflow; where an engine is away, the workflow waits for it. */
const forgetAtOnce = async (services: IdentityServices, send: Send, userId: string) => {
  await services.keys.destroy(userId, 'profile').catch((error: unknown) => {
    if (!(error instanceof KeyVaultUnavailable)) throw error;
  });
  await endFoundSessionsOf(services, send, userId, 'withdrawn');
};
