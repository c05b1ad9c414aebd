import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { OpenViewStore, ViewStoreUnderTest } from './view-store.conformance.ts';

interface Opened {
  readonly store: () => ViewStore;
  readonly underTest: () => ViewStoreUnderTest;
}

/** Opens an engine for each case of the block and answers how to reach it. */
export const eachWithStore = (open: OpenViewStore): Opened => withStore(open, beforeEach, afterEach);

/** Opens one engine for all cases of the block, which only read. */
export const allWithStore = (open: OpenViewStore): Opened => withStore(open, beforeAll, afterAll);

function withStore(
  open: OpenViewStore,
  before: (run: () => Promise<void>) => void,
  after: (run: () => Promise<void>) => void,
): Opened {
  let current: ViewStoreUnderTest | undefined;
  before(async () => {
    current = await open();
  });
  after(async () => current?.close());
  const underTest = () => {
    if (current === undefined) throw new Error('the engine is open during a case only');
    return current;
  };
  return { underTest, store: () => underTest().store };
}
