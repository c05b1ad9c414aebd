import type { AdminCommand } from '@maru/contracts/identity/admin/admin.commands';
import type { EndReason } from '@maru/contracts/identity/session/session.events';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState, UserState } from '@maru/contracts/identity/user/user.fold';
import { userPolicies } from '@maru/contracts/identity/user/user.policies';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { isAdmin } from '@maru/contracts/kernel/actor';
import { epochMs } from '@maru/contracts/kernel/fields';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Call } from '../../http/call.ts';
import { actorOf } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from '../session/end-sessions.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isActiveAdmin, registeredAccount } from './user.state.ts';

type Manage = Extract<UserCommand, { type: 'ChangeUserLevel' | 'SuspendUser' | 'ReinstateUser' }>;

export const managedUserOf = ({ user, suspended, since }: RegisteredState, revision: number): ManagedUser => ({
  ...user,
  revision,
  status: suspended ? 'suspended' : 'active',
  since: epochMs(since),
});

/** What ends the sessions of the person, and why; the levels of running ones would be the old ones. */
const ending: Readonly<Partial<Record<Manage['type'], Extract<EndReason, 'level' | 'suspended'>>>> = {
  ChangeUserLevel: 'level',
  SuspendUser: 'suspended',
};

const isDemotion = (state: UserState, command: Manage) =>
  isActiveAdmin(state) &&
  (command.type === 'SuspendUser' ||
    (command.type === 'ChangeUserLevel' && !isAdmin({ id: '', level: command.data.level })));

/**
 * May be sent again after a crash at any step. A place among the administrators is taken away before the level and added
 * after it, so that whoever has one is an administrator and the last cannot go.
 */
export const manageUser = async (
  services: IdentityServices,
  { actor: claims, send, idOf }: Pick<Call, 'actor' | 'send' | 'idOf'>,
  command: Manage,
): Promise<ManagedUser> => {
  const { userId, level } = actorOf({ actor: claims });
  const [actor, { id }] = [{ id: userId, level }, command.data];
  // Before anything that goes with it: a refused command must not cost anybody a place.
  const refusal = userPolicies[command.type](actor, { id });
  if (refusal) throw new Rejected(refusal);
  const load = async () => services.load(userAggregate, userStream(id));
  const register = (type: AdminCommand['type']) => send({ type, data: { id } });

  if (isDemotion((await load()).state, command)) await register('RemoveAdmin');
  await send(command, { id: idOf(userId) });
  const { state, revision } = await load();
  if (isActiveAdmin(state)) await register('AddAdmin');
  const reason = ending[command.type];
  if (reason) await endSessionsOf(services, send, { userId: id, reason });
  return managedUserOf(registeredAccount(state), revision);
};
