import { createLogger } from '@maru/platform/log/logger';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { startEsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import { eventStoreConformance } from './event-store.conformance.ts';
import type { EventStoreUnderTest } from './event-store.conformance.ts';

const log = createLogger({ level: 'silent' });

function underTest(url: string, end: () => Promise<void>): EventStoreUnderTest {
  let store = openEsdbEventStore(url, log);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = openEsdbEventStore(url, log);
      return store;
    },
    close: async () => {
      await store.close();
      await end();
    },
  };
}

eventStoreConformance("EventStoreDB's double", async () => {
  const double = await startEsdbDouble();
  return underTest(double.url, double.close);
});

// The log of a real server is neither empty nor ours alone.
const url = process.env['ESDB_TEST_URL'];
if (url !== undefined && url !== '') eventStoreConformance('EventStoreDB', async () => underTest(url, async () => {}));
