import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { Agreed, SessionUser } from '@maru/contracts/identity/user/user.views';

/** An account as its owner and the system know it. */
export interface RegisteredState {
  readonly status: 'registered';
  readonly user: SessionUser;
  readonly email: string;
  /** Digits. */
  readonly phone: string | null;
  readonly certified: boolean;
  readonly agreed: readonly Agreed[];
  /** ISO. */
  readonly since: string;
  readonly passwordHash: string;
  /** The last change of the password: its place in the log, and the session that went on. */
  readonly passwordChange: { readonly position: number; readonly kept: string | undefined } | undefined;
}
export type UserState = { readonly status: 'missing' } | RegisteredState;
export type UserDecider<T extends UserCommand['type']> = Deciders<UserCommand, UserState, UserEvent>[T];

export const noUser: UserState = { status: 'missing' };

export const registered = (state: UserState): RegisteredState => {
  if (state.status === 'missing') throw new Rejected('not_found');
  return state;
};
export const registeredUser = (state: UserState) => registered(state).user;
