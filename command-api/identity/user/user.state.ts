import { isAdmin } from '@maru/contracts/kernel/actor';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState, UserState } from '@maru/contracts/identity/user/user.fold';

export type UserDeciders = Deciders<UserCommand, UserState, UserEvent>;
export type UserDecider<T extends UserCommand['type']> = UserDeciders[T];

export const registeredAccount = (state: UserState): RegisteredState => {
  if (state.status !== 'registered') throw new Rejected('not_found');
  return state;
};
export interface PasswordAccount extends RegisteredState {
  readonly email: string;
  readonly passwordHash: string;
}
export const isPasswordAccount = (state: UserState): state is PasswordAccount =>
  state.status === 'registered' && state.email !== null && state.passwordHash !== null;
export const hasLoginWay = ({ passwordHash, social }: Pick<RegisteredState, 'passwordHash' | 'social'>) =>
  passwordHash !== null || social.length > 0;
export const registeredUser = (state: UserState) => registeredAccount(state).user;
export const isActiveAdmin = (state: UserState): state is RegisteredState =>
  state.status === 'registered' && !state.suspended && isAdmin(state.user);
