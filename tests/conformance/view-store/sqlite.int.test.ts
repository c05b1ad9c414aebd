import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { viewStoreConformance } from './view-store.conformance.ts';

viewStoreConformance('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'view-store-'));
  const file = join(folder, 'views.db');
  let store = await openSqliteViewStore(file);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openSqliteViewStore(file);
      return store;
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
