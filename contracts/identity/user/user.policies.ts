import { type Actor, adminOnly, isAdmin, system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { UserCommand } from './user.commands.ts';

export interface UserSubject {
  readonly id: string;
}

const own = (actor: Actor, { id }: UserSubject) => (actor.id === id ? undefined : 'forbidden');
/** The system, where a code from a mail is the proof. */
const ownOrSystem = (actor: Actor, subject: UserSubject) => (actor.id === system.id ? undefined : own(actor, subject));
/** Nobody changes his own level or locks himself out. */
const byAnotherAdmin = (actor: Actor, { id }: UserSubject) =>
  adminOnly(actor) ?? (actor.id === id ? 'own_account' : undefined);

export const userPolicies: Policies<UserCommand, UserSubject> = {
  /** People register themselves; the first administrator is registered by the system. */
  RegisterUser: (actor, { id }) => (actor.id === id || isAdmin(actor) ? undefined : 'forbidden'),
  AgreeToTexts: own,
  ChangeUserName: own,
  ChangeUserPhone: own,
  ChangeUserImage: own,
  ChangeUserPassword: ownOrSystem,
  LinkSocial: ownOrSystem,
  UnlinkSocial: ownOrSystem,
  /** Their person, or an administrator whom the person asked. */
  WithdrawUser: (actor, subject) => own(actor, subject) && byAnotherAdmin(actor, subject),
  ChangeUserLevel: byAnotherAdmin,
  SuspendUser: byAnotherAdmin,
  ReinstateUser: adminOnly,
  SetUserMemo: adminOnly,
};
