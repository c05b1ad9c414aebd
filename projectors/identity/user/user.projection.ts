import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import type { Projection } from '../../runtime/projection.ts';

/** Who a person is for others; neither address, phone nor password leaves the events. */
export const userProjection: Projection<UserEvent, UserCard> = {
  name: 'user',
  version: 3,
  view: {
    fields: { no: 'number', level: 'number', status: 'text', position: 'number' },
    personal: true,
    indexes: [['no'], ['status', 'no'], ['level', 'no'], ['status', 'level', 'no']],
    search: ['name'],
  },
  streams: [userStream('')],
  own: userStream(''),
  key: (event) => event.data.id,
  on: {
    UserRegistered: (_, { data: { id, no, name, level, type }, meta }) => ({
      id,
      no,
      name,
      image: null,
      level,
      type,
      status: 'active',
      since: epochMs(meta.at),
    }),
    UserAgreed: ignore,
    UserCertified: ignore,
    UserNameChanged: (doc, { data }) => doc && { ...doc, name: data.name },
    UserPhoneChanged: ignore,
    UserImageChanged: (doc, { data }) => doc && { ...doc, image: data.image },
    UserPasswordChanged: ignore,
    UserLevelChanged: (doc, { data }) => doc && { ...doc, level: data.level },
    UserSuspended: (doc) => doc && { ...doc, status: 'suspended' },
    UserReinstated: (doc) => doc && { ...doc, status: 'active' },
    SocialLinked: ignore,
    SocialUnlinked: ignore,
    UserWithdrawn: (doc, { data: { id } }) =>
      doc && { ...doc, ...unknownPerson(id), no: doc.no, level: 1, status: 'withdrawn' },
  },
};
