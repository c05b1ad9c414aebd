import type { StreamFold } from '../../kernel/fold.ts';
import type { SynonymEvent } from './synonym.events.ts';
import type { SynonymGroup } from './synonym.fields.ts';

/** All groups, in the order in which they were added. */
export interface SynonymFacts {
  readonly groups: readonly SynonymGroup[];
}

export const synonymFold: StreamFold<SynonymFacts, SynonymEvent> = {
  initialState: { groups: [] },
  evolve: {
    SynonymsAdded: ({ groups }, { data: { id, words } }) => ({ groups: [...groups, { id, words }] }),
    SynonymsChanged: ({ groups }, { data: { id, to } }) => ({
      groups: groups.map((group) => (group.id === id ? { id, words: to } : group)),
    }),
    SynonymsRemoved: ({ groups }, { data: { id } }) => ({ groups: groups.filter((group) => group.id !== id) }),
  },
};
