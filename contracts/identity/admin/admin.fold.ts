import type { StreamFold } from '../../kernel/fold.ts';
import type { AdminEvent } from './admin.events.ts';

/**
 * Ids of administrators: one is added after getting the level and removed before losing it. A crash between the two
 * leaves that one out, which only keeps the others in their place.
 */
export interface AdminState {
  readonly ids: readonly string[];
}

export const adminFold: StreamFold<AdminState, AdminEvent> = {
  initialState: { ids: [] },
  evolve: {
    AdminAdded: ({ ids }, { data: { id } }) => ({ ids: [...ids, id] }),
    AdminRemoved: ({ ids }, { data: { id } }) => ({ ids: ids.filter((one) => one !== id) }),
  },
};
