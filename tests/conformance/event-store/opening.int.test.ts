import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import { openingEventStore } from '@maru/platform/personal-data/opening-event-store';
import { eventStoreConformance } from './event-store.conformance.ts';

const keys = tableKeyVault(memoryKeyTable(), () => 'secret');

/** What services are given: the log behind what opens personal data. */
eventStoreConformance('SQLite, opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const open = () => openingEventStore(openSqliteEventStore(join(folder, 'log.db')), keys, { error: () => undefined });
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
