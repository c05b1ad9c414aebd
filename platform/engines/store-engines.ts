import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.ts';
import { localLeases } from '../lease/local-leases.ts';
import type { Logger } from '../log/logger.ts';
import type { Engines } from './engines.ts';
import type { EngineEnv, Keep } from './opening.ts';

type Stores = Pick<Engines, 'events' | 'views' | 'files' | 'leases'>;

/** The log, and what lasts beside it. Adapters are loaded only where they are used: an embedded start does not pay for drivers. */
export const openStores = async (env: EngineEnv, log: Logger, keep: Keep): Promise<Stores> => {
  const events = keep(await openEvents(env, log));
  return { events, ...(await embeddedStores(env.dataDir, keep)) };
};

const openEvents = async ({ dataDir }: EngineEnv, _log: Logger): Promise<EventStore> => {
  const { openSqliteEventStore } = await import('../event-store/sqlite-event-store.ts');
  return openSqliteEventStore(join(dataDir, 'log.db'));
};

const embeddedStores = async (dataDir: string, keep: Keep): Promise<Omit<Stores, 'events'>> => {
  const [{ openSqliteViewStore }, { folderFileStore }] = await Promise.all([
    import('../view-store/sqlite-view-store.ts'), import('../file-store/folder-file-store.ts'),
  ]);
  return {
    views: keep(await openSqliteViewStore(join(dataDir, 'views.db'))),
    files: keep(folderFileStore(join(dataDir, 'files'))),
    leases: localLeases(),
  };
};
