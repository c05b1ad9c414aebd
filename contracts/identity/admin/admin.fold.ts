import type { StreamFold } from '../../kernel/fold.ts';
import type { AdminEvent } from './admin.events.ts';

/**
 * Who administrates, by id. Never more than there are, but for a moment: one is added after he was made an
 * administrator, and removed before he is unmade. A crash between the two leaves him out, which only keeps others in
 * their place.
 */
export interface AdminState {
  readonly ids: readonly string[];
}

/** Total over the events. */
export const adminFold: StreamFold<AdminState, AdminEvent> = {
  initialState: { ids: [] },
  evolve: {
    AdminAdded: ({ ids }, { data: { id } }) => ({ ids: [...ids, id] }),
    AdminRemoved: ({ ids }, { data: { id } }) => ({ ids: ids.filter((one) => one !== id) }),
  },
};
