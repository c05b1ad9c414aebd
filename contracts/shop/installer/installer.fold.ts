import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { InstallerEvent } from './installer.events.ts';
import type { Release } from './installer.fields.ts';

/** Releases, the newest upload first, and which items' licences they are for. */
export interface InstallerFacts {
  readonly releases: readonly Release[];
  readonly item_ids: readonly string[];
}

const changed = (facts: InstallerFacts, version: string, change: Partial<Release>): InstallerFacts => ({
  ...facts,
  releases: facts.releases.map((one) => (one.version === version ? { ...one, ...change } : one)),
});
const withoutCurrent = (facts: InstallerFacts): InstallerFacts => ({
  ...facts,
  releases: facts.releases.map((one) => ({ ...one, current: false })),
});

export const installerFold: StreamFold<InstallerFacts, InstallerEvent> = {
  initialState: { releases: [], item_ids: [] },
  evolve: {
    InstallerUploaded: (facts, { data, meta }) => ({
      ...facts,
      releases: [
        {
          ...data,
          years: [],
          notes: '',
          uploaded_at: epochMs(meta.at),
          published_at: null,
          withdrawn_at: null,
          current: false,
        },
        ...facts.releases,
      ],
    }),
    InstallerDescribed: (facts, { data: { version, years, notes } }) => changed(facts, version, { years, notes }),
    InstallerPublished: (facts, { data: { version }, meta }) =>
      changed(withoutCurrent(facts), version, { current: true, withdrawn_at: null, published_at: epochMs(meta.at) }),
    InstallerWithdrawn: (facts, { data: { version }, meta }) =>
      changed(facts, version, { current: false, withdrawn_at: epochMs(meta.at) }),
    InstallerItemsChosen: (facts, { data: { item_ids } }) => ({ ...facts, item_ids }),
  },
};
