import type { userAdminQueries, UserChange } from '@maru/contracts/identity/user/user-admin.routes';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';

export type RecordedUserEvent = UserEvent & Pick<RecordedEvent, 'id' | 'revision' | 'meta'>;

/** The events that administrators are shown; what people do with their own name, phone and password is theirs. */
const kinds: Readonly<Partial<Record<UserEvent['type'], UserChange['what']>>> = {
  UserRegistered: 'registered',
  UserLevelChanged: 'level',
  UserSuspended: 'suspended',
  UserReinstated: 'reinstated',
  UserWithdrawn: 'withdrawn',
};
export const isShown = ({ type }: Pick<UserEvent, 'type'>) => kinds[type] !== undefined;

const byOthers = ({ meta, data }: RecordedUserEvent) => meta.actorId !== data.id;

export const changePresentation: Presentation<RecordedUserEvent, UserChange> = {
  people: (event) => (byOthers(event) ? [event.meta.actorId] : []),
  present: (event, person) => {
    const { id, name, image } = person(event.meta.actorId);
    return {
      revision: event.revision,
      at: epochMs(event.meta.at),
      by: byOthers(event) ? { id, name, image } : null,
      what: kinds[event.type] ?? 'registered',
      level: event.type === 'UserLevelChanged' ? event.data.level : null,
      reason: event.type === 'UserSuspended' ? event.data.reason : null,
    };
  },
};

const most = 500;

/** Read from the log itself: the history of one account needs no view of its own. */
export const userHistory: QueryHandler<typeof userAdminQueries.history> = {
  views: ['user'],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const user = await views.view('user').get<UserCard>(id);
    if (!user) throw new Rejected('not_found');
    const userEvents = await readEvents(events, userStream(id), Math.max(0, user.doc.revision - most + 1));
    return { history: await present(changePresentation, userEvents.filter(isShown).toReversed()) };
  },
};
