import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import { readingEventStore } from '@maru/platform/personal-data/reading-event-store';
import { eventStoreConformance } from './event-store.conformance.ts';

const keys = tableKeyVault(memoryKeyTable(), () => 'secret');

/** What services are given: the log behind what opens personal data and casts old events up. */
eventStoreConformance('SQLite, as it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const open = () =>
    readingEventStore(openSqliteEventStore(join(folder, 'log.db')), {
      keys,
      upcasters: {},
      log: { error: () => undefined },
    });
  let store = open();
  return {
    store,
    reopen: async () => {
      await store.close();
      store = open();
      return store;
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
