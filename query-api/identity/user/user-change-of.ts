import type { UserChange } from '@maru/contracts/identity/user/user-admin.queries';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

/** An event of an account as the log has it. */
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

/** An event as an entry of an account's history. */
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
