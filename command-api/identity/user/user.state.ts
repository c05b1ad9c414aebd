import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { SessionUser } from '@maru/contracts/identity/user/user.views';

export type UserState =
  | { readonly status: 'missing' }
  | { readonly status: 'registered'; readonly user: SessionUser; readonly passwordHash: string };
export type UserDecider<T extends UserCommand['type']> = Deciders<UserCommand, UserState, UserEvent>[T];

export const noUser: UserState = { status: 'missing' };

export const registeredUser = (state: UserState) => {
  if (state.status === 'missing') throw new Rejected('not_found');
  return state.user;
};
