import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import { noUser, type UserState } from './user.state.ts';

export const evolveUser: Evolvers<UserEvent, UserState> = {
  UserRegistered: (_state, { data: { id, no, name, level, type, passwordHash } }) => ({
    status: 'registered', passwordHash, user: { id, no, name, level, type, image: null },
  }),
  UserImageChanged: (state, { data }) =>
    state.status === 'missing' ? noUser : { ...state, user: { ...state.user, image: data.image } },
};
