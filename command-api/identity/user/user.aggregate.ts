import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { userPolicies, type UserSubject } from '@maru/contracts/identity/user/user.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { changeUserImage } from './change-user-image.ts';
import { registerUser } from './register-user.ts';
import { evolveUser } from './user.evolve.ts';
import { noUser, type UserState } from './user.state.ts';

export const userAggregate: Aggregate<UserCommand, UserState, UserEvent, UserSubject> = {
  name: 'identity.user',
  initialState: noUser,
  evolve: evolveUser,
  stream: ({ data }) => userStream(data.id),
  decide: { RegisterUser: registerUser, ChangeUserImage: changeUserImage },
  policies: userPolicies,
  subject: ({ data }) => ({ id: data.id }),
  answer: (state) => ({ body: state.status === 'missing' ? {} : state.user }),
};
