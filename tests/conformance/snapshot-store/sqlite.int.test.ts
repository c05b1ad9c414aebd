import { openSqliteSnapshotStore } from '@maru/platform/snapshot-store/sqlite-snapshot-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshotStoreConformance } from './snapshot-store.conformance.ts';

snapshotStoreConformance('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const open = () => openSqliteSnapshotStore(join(folder, 'snapshots.db'));
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
      await rm(folder, { recursive: true });
    },
  };
});
