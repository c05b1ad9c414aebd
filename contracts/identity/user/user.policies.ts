import { isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { UserCommand } from './user.commands.ts';

/** `id` is the account the command is about. */
export interface UserSubject {
  readonly id: string;
}

export const userPolicies: Policies<UserCommand, UserSubject> = {
  /** People register themselves; the first administrator is registered by the system. */
  RegisterUser: (actor, { id }) => (actor.id === id || isAdmin(actor) ? undefined : 'forbidden'),
  ChangeUserImage: (actor, { id }) => (actor.id === id ? undefined : 'forbidden'),
};
