import { join } from 'node:path';
import { upcasters } from '@maru/contracts/api/upcasters';
import { derivedHash, secret } from '../env/secrets.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { logDamageReport } from '../event-store/log-damage.ts';
import type { Logger } from '../log/logger.ts';
import { keyDamageReport } from '../key-vault/key-damage.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readingEventStore } from '../personal-data/reading-event-store.ts';
import type { KeyTable } from '../key-vault/key-table.ts';
import { tableKeyVault } from '../key-vault/table-key-vault.ts';
import { countedSnapshotStore } from '../snapshot-store/counted-snapshot-store.ts';
import type { DatabaseSizes } from '../mongo/database-sizes.ts';
import type { EngineEnv, Engines, Keep } from './engines.ts';

interface Beside extends Pick<Engines, 'views' | 'files' | 'leases' | 'snapshots'> {
  readonly keyTable: KeyTable;
  readonly databaseSizes?: () => Promise<DatabaseSizes>;
}

export interface Stores extends Pick<
  Engines,
  'events' | 'storedEvents' | 'keys' | 'views' | 'files' | 'leases' | 'requestHash' | 'snapshots'
> {
  readonly databaseSizes?: () => Promise<DatabaseSizes>;
}

/** The log and what lasts beside it; adapters are imported late, because an embedded start needs no drivers. */
export const openStores = async (
  env: EngineEnv,
  log: Logger,
  { keep, metrics }: { readonly keep: Keep; readonly metrics?: Metrics | undefined },
): Promise<Stores> => {
  const stored = keep(await openEvents(env, log, metrics));
  const { keyTable, ...beside } = await (env.mongodbUrl === undefined
    ? embeddedStores(env.dataDir, log, keep)
    : mongoStores(env.mongodbUrl, log, keep));
  const vaultSecret = () => secret(env.dataDir, 'key-vault');
  const keys = keep(tableKeyVault(keyTable, vaultSecret, { report: keyDamageReport(log, metrics) }));
  const requestHash = derivedHash(vaultSecret, 'request-hash');
  const snapshots = metrics ? countedSnapshotStore(beside.snapshots, metrics) : beside.snapshots;
  const events = readingEventStore(stored, { keys, upcasters, log });
  return { events, storedEvents: stored, keys, requestHash, ...beside, snapshots };
};

const openEvents = async ({ dataDir, esdbUrl }: EngineEnv, log: Logger, metrics?: Metrics): Promise<EventStore> => {
  if (esdbUrl !== undefined)
    return (await import('../event-store/esdb-event-store.ts')).openEsdbEventStore(esdbUrl, log);
  const { openSqliteEventStore } = await import('../event-store/sqlite-event-store.ts');
  return openSqliteEventStore(join(dataDir, 'log.db'), logDamageReport(log, metrics));
};

const embeddedStores = async (dataDir: string, log: Logger, keep: Keep): Promise<Beside> => {
  const [
    { openSqliteViewStore },
    { folderFileStore },
    { localLeases },
    { folderKeyTable, upgradeKeyFolder },
    { openSqliteSnapshotStore },
  ] = await Promise.all([
    import('../view-store/sqlite-view-store.ts'),
    import('../file-store/folder-file-store.ts'),
    import('../lease/local-leases.ts'),
    import('../key-vault/folder-key-table.ts'),
    import('../snapshot-store/sqlite-snapshot-store.ts'),
  ]);
  const keyFolder = join(dataDir, 'keys');
  const upgraded = await upgradeKeyFolder(keyFolder);
  if (upgraded.length > 0)
    log.warn({ keys: upgraded }, 'empty key files of the version before are taken for destroyed keys');
  return {
    views: keep(await openSqliteViewStore(join(dataDir, 'views.db'), log)),
    files: keep(folderFileStore(join(dataDir, 'files'))),
    leases: localLeases(),
    snapshots: keep(openSqliteSnapshotStore(join(dataDir, 'snapshots.db'))),
    keyTable: folderKeyTable(keyFolder),
  };
};

/** One database: fences are compared with tokens of leases, so they live and die together. */
const mongoStores = async (url: string, log: Logger, keep: Keep): Promise<Beside> => {
  const [
    { openMongo },
    { openMongoViewStore },
    { gridFsFileStore },
    { mongoLeases },
    { mongoKeyTable },
    { openMongoSnapshotStore },
    { databaseSizes },
  ] = await Promise.all([
    import('../mongo/mongo-connection.ts'),
    import('../view-store/mongo-view-store.ts'),
    import('../file-store/gridfs-file-store.ts'),
    import('../lease/mongo-leases.ts'),
    import('../key-vault/mongo-key-table.ts'),
    import('../snapshot-store/mongo-snapshot-store.ts'),
    import('../mongo/database-sizes.ts'),
  ]);
  const { db } = keep(await openMongo(url));
  return {
    views: keep(await openMongoViewStore(db)),
    files: keep(gridFsFileStore(db)),
    leases: mongoLeases(db, log),
    snapshots: openMongoSnapshotStore(db),
    keyTable: mongoKeyTable(db),
    databaseSizes: databaseSizes(db),
  };
};
