import { afterEach, beforeEach } from 'vitest';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { EventStoreUnderTest, OpenEventStore } from './event-store.conformance.ts';

/** Opens an engine for each case of the block and answers how to reach it. */
export function eachWithStore(open: OpenEventStore): {
  readonly store: () => EventStore;
  readonly underTest: () => EventStoreUnderTest;
} {
  let current: EventStoreUnderTest | undefined;
  beforeEach(async () => {
    current = await open();
  });
  afterEach(() => current?.close());
  const underTest = () => {
    if (current === undefined) throw new Error('the engine is open during a case only');
    return current;
  };
  return { underTest, store: () => underTest().store };
}
