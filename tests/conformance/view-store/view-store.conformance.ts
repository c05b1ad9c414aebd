import { describe } from 'vitest';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { checkpointCases } from './checkpoint.cases.ts';
import { documentCases } from './document.cases.ts';
import { fenceCases } from './fence.cases.ts';
import { pagingCases } from './paging.cases.ts';
import { randomCases } from './random.cases.ts';
import { reopenCases } from './reopen.cases.ts';
import { searchCases } from './search.cases.ts';
import { sortCases } from './sort.cases.ts';
import { swapCases } from './swap.cases.ts';
import { versionCases } from './version.cases.ts';
import { whereCases } from './where.cases.ts';
import { writeCases } from './write.cases.ts';

/**
 * An engine under test. `reopen` closes it and opens the same documents again; `close` closes what is open. `shared`:
 * several processes may write.
 */
export interface ViewStoreUnderTest {
  readonly store: ViewStore;
  readonly reopen: () => Promise<ViewStore>;
  readonly close: () => Promise<void>;
  readonly shared?: boolean;
}

export type OpenViewStore = () => Promise<ViewStoreUnderTest>;

/** What every view store does, whatever its engine. The store need not be empty: every case makes views of its own. */
export function viewStoreConformance(name: string, open: OpenViewStore): void {
  const blocks = {
    documents: documentCases,
    write: writeCases,
    checkpoint: checkpointCases,
    where: whereCases,
    sort: sortCases,
    paging: pagingCases,
    text: searchCases,
    versions: versionCases,
    swap: swapCases,
    fence: fenceCases,
    reopen: reopenCases,
    'random documents': randomCases,
  };
  for (const [block, cases] of Object.entries(blocks)) {
    describe(`view store: ${name}: ${block}`, () => {
      cases(open);
    });
  }
}
