import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { eventStoreConformance } from './event-store.conformance.ts';

eventStoreConformance('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const file = join(folder, 'log.db');
  let store = openSqliteEventStore(file);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = openSqliteEventStore(file);
      return store;
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
