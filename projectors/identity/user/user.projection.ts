import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { ignore } from '@maru/contracts/kernel/decider';
import type { Projection } from '../../runtime/projection.ts';

/** What others may see of a person; neither address, phone nor password leaves the events. */
export const userProjection: Projection<UserEvent, UserCard> = {
  name: 'user',
  version: 1,
  view: { fields: { no: 'number', level: 'number', position: 'number' }, indexes: [] },
  streams: [userStream('')],
  own: userStream(''),
  key: (event) => event.data.id,
  on: {
    UserRegistered: (_, { data: { id, no, name, level } }) => ({ id, no, name, image: null, level }),
    UserCertified: ignore,
    UserNameChanged: (doc, { data }) => doc && { ...doc, name: data.name },
    UserPhoneChanged: ignore,
    UserImageChanged: (doc, { data }) => doc && { ...doc, image: data.image },
    UserPasswordChanged: ignore,
  },
};
