import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSizes } from '@maru/contracts/kernel/process-state.views';
import type { DatabaseSizes } from '../mongo/database-sizes.ts';
import type { EngineEnv, Engines } from './engines.ts';
import type { Vitals } from './vitals.ts';

interface Parts extends Pick<Engines, 'events' | 'views' | 'files'> {
  readonly pingBus?: (() => Promise<unknown>) | undefined;
  readonly databaseSizes?: (() => Promise<DatabaseSizes>) | undefined;
}

const unknown = { log: null, views: null, free: null, total: null };

/** With what SQLite keeps beside it. */
const sizeOf = async (file: string): Promise<number> => {
  const sizes = await Promise.all(
    ['', '-wal'].map((end) =>
      stat(`${file}${end}`).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const diskOf = (folder: string): Promise<Pick<StorageSizes, 'free' | 'total'>> =>
  statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => ({ free: null, total: null }),
  );

/** No file has this name: only whether the store answers is asked. */
const noFile = 'user/none/none';

export const openVitals = (
  { dataDir, esdbUrl, mongodbUrl }: EngineEnv,
  { events, views, files, pingBus, databaseSizes }: Parts,
): Vitals => ({
  checks: {
    log: () => events.head(),
    views: () => views.versions('user'),
    files: async () => (await files.get(noFile))?.stream.destroy(),
    bus: async () => pingBus?.(),
  },
  measure: async () => ({
    ...unknown,
    ...(mongodbUrl === undefined && { ...(await diskOf(dataDir)), views: await sizeOf(join(dataDir, 'views.db')) }),
    ...(await databaseSizes?.().catch(() => unknown)),
    log: esdbUrl === undefined ? await sizeOf(join(dataDir, 'log.db')) : null,
  }),
});
