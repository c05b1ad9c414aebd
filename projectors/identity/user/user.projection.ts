import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import type { Projection } from '../../runtime/projection.ts';

/** What others may see of a person; neither the address nor the password leaves the events. */
export const userProjection: Projection<UserEvent, UserCard> = {
  name: 'user',
  version: 1,
  view: { fields: { no: 'number', level: 'number', position: 'number' }, indexes: [] },
  streams: [userStream('')],
  own: userStream(''),
  key: (event) => event.data.id,
  on: {
    UserRegistered: (_, { data: { id, no, name, level } }) => ({ id, no, name, image: null, level }),
    UserImageChanged: (doc, { data }) => doc && { ...doc, image: data.image },
  },
};
