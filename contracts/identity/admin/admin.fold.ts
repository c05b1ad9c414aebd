import type { StreamFold } from '../../kernel/fold.ts';
import type { AdminEvent } from './admin.events.ts';

/** Ids of administrators. After a crash it may lack one, which only keeps the others in their place. */
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
