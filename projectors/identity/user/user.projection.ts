import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { noUser, userFold, type UserState } from '@maru/contracts/identity/user/user.fold';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import { handlersOf } from '@maru/contracts/kernel/fold';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<UserCard>;

const secrets = { email: null, phone: null, certified: false, agreed: [], passwordHash: null, memo: null, social: [] };
const stateOf = (doc: Doc | undefined): UserState => {
  if (!doc) return noUser;
  if (doc.status === 'withdrawn') return { status: 'withdrawn', id: doc.id };
  const suspended = doc.status === 'suspended';
  return { ...secrets, status: 'registered', user: doc, since: '', suspended, passwordChange: undefined };
};

const cardOf = (state: UserState, at: string, doc: Doc | undefined): Doc | undefined => {
  if (state.status === 'missing') return undefined;
  if (state.status === 'withdrawn')
    return doc && { ...doc, ...unknownPerson(state.id), no: doc.no, level: 1, status: 'withdrawn' };
  const { user, suspended } = state;
  return { ...user, status: suspended ? 'suspended' : 'active', since: doc?.since ?? epochMs(at) };
};

/** Who a person is for others; neither address, phone nor password leaves the events. */
export const userProjection: Projection<UserEvent, UserCard> = {
  name: 'user',
  version: 5,
  view: {
    fields: {
      no: 'number',
      name: 'text',
      level: 'number',
      status: 'text',
      type: 'text',
      since: 'number',
      position: 'number',
    },
    personal: true,
    indexes: [
      ['no'],
      ['name'],
      ['since'],
      ['level', 'no'],
      ['status', 'no'],
      ['status', 'level', 'no'],
      ['no', 'since', 'level', 'name'],
      ['level', 'name', 'since', 'no'],
    ],
    search: ['name'],
  },
  streams: [userStream('')],
  own: userStream(''),
  key: (event) => event.data.id,
  /** The document is the fold without its secrets, and keeps the number and the date of an account that is gone. */
  on: handlersOf<UserEvent, UserState, Doc>(userFold.evolve, stateOf, (state, { meta }, doc) =>
    cardOf(state, meta.at, doc),
  ),
};
