import { describe } from 'vitest';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { appendCases } from './append.cases.ts';
import { checkpointCases } from './checkpoint.cases.ts';
import { concurrencyCases } from './concurrency.cases.ts';
import { contentCases } from './content.cases.ts';
import { readCases } from './read.cases.ts';
import { reopenCases } from './reopen.cases.ts';
import { subscribeCases } from './subscribe.cases.ts';

/** An engine under test. `reopen` closes it and opens the same log again; `close` closes what is open. */
export interface EventStoreUnderTest {
  readonly store: EventStore;
  readonly reopen: () => Promise<EventStore>;
  readonly close: () => Promise<void>;
}

export type OpenEventStore = () => Promise<EventStoreUnderTest>;

/** What every event store does, whatever its engine. The log need not be empty; positions are only known to grow. */
export function eventStoreConformance(name: string, open: OpenEventStore): void {
  const blocks = {
    append: appendCases,
    content: contentCases,
    read: readCases,
    checkpoint: checkpointCases,
    subscribe: subscribeCases,
    'many writers': concurrencyCases,
    reopen: reopenCases,
  };
  for (const [block, cases] of Object.entries(blocks)) {
    describe(`event store: ${name}: ${block}`, () => {
      cases(open);
    });
  }
}
