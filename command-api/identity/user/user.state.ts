import { isAdmin } from '@maru/contracts/kernel/actor';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import type { Provider, UserEvent } from '@maru/contracts/identity/user/user.events';
import type { MyAccount, SessionUser } from '@maru/contracts/identity/user/user.views';

/** Another way to log in: `subjectHash` is a keyed hash of who he is at the provider. */
export interface SocialLink {
  readonly provider: Provider;
  readonly subjectHash: string;
}

/** An account as its owner and the system know it. */
export interface RegisteredState {
  readonly status: 'registered';
  readonly user: SessionUser;
  /** Null for who came by a social login; '' where the key to it is gone. */
  readonly email: string | null;
  /** Digits. */
  readonly phone: string | null;
  readonly certified: boolean;
  readonly agreed: MyAccount['agreed'];
  /** ISO. */
  readonly since: string;
  /** Null where there is no password to log in with. */
  readonly passwordHash: string | null;
  readonly suspended: boolean;
  readonly social: readonly SocialLink[];
  /** The last change of the password: its place in the log, and the session that went on. */
  readonly passwordChange: { readonly position: number; readonly kept: string | undefined } | undefined;
}
export type UserState =
  | { readonly status: 'missing' }
  | { readonly status: 'withdrawn'; readonly id: string }
  | RegisteredState;
export type UserDecider<T extends UserCommand['type']> = Deciders<UserCommand, UserState, UserEvent>[T];

export const noUser: UserState = { status: 'missing' };

export const registered = (state: UserState): RegisteredState => {
  if (state.status !== 'registered') throw new Rejected('not_found');
  return state;
};
/** An account that is logged in to with an address and a password. */
export interface PasswordAccount extends RegisteredState {
  readonly email: string;
  readonly passwordHash: string;
}
export const isPasswordAccount = (state: UserState): state is PasswordAccount =>
  state.status === 'registered' && state.email !== null && state.passwordHash !== null;
/** Not where the only provider that vouched for him has cut the connection. */
export const hasLoginWay = ({ passwordHash, social }: Pick<RegisteredState, 'passwordHash' | 'social'>) =>
  passwordHash !== null || social.length > 0;
export const registeredUser = (state: UserState) => registered(state).user;
/** One who may act as such. */
export const isActiveAdmin = (state: UserState): state is RegisteredState =>
  state.status === 'registered' && !state.suspended && isAdmin(state.user);
