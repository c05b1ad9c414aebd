import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pairMore } from './sqlite-pairing.ts';

/** Makes the indexes only readers need, in turns of the event loop. `mustExist` throws when the version is gone. */
export const prepareForReaders = (
  connection: SqliteConnection,
  version: SqliteVersion,
  mustExist: () => void,
): Promise<void> => {
  version.preparing ??= prepareStepwise(connection, version, mustExist).finally(() => {
    version.preparing = undefined;
  });
  return version.preparing;
};

const prepareStepwise = async (connection: SqliteConnection, version: SqliteVersion, mustExist: () => void) => {
  for (const index of version.table.createIndexes) {
    connection.exec(index);
    await nextTurn();
    mustExist();
  }
  while (version.view.search && pairMore(connection, version)) {
    await nextTurn();
    mustExist();
  }
};

/** Rewrites a version's table, because zeroing what is deleted leaves copies in split pages and the index of pairs. */
export const rewriteVersion = async (
  connection: SqliteConnection,
  version: SqliteVersion,
  mustExist: () => void,
): Promise<void> => {
  await version.preparing;
  mustExist();
  connection.transaction(() => rewrite(connection, version));
  version.pairedUpTo = 0;
  if (version.status === 'live') await prepareForReaders(connection, version, mustExist);
};

const rewrite = (connection: SqliteConnection, { view, table: { name, recreatePairs } }: SqliteVersion): void => {
  connection.exec(`
    CREATE TEMP TABLE kept AS SELECT * FROM ${name};
    DELETE FROM ${name};
    INSERT INTO ${name} SELECT * FROM kept ORDER BY n;
    DROP TABLE kept;
    ${recreatePairs}`);
  connection.run('UPDATE versions SET paired_up_to = 0 WHERE name = ? AND version = ?', [view.name, view.version]);
};

/** What was written before stands in the write-ahead log until it is written over. */
export const emptyWriteAheadLog = (connection: SqliteConnection): void => {
  const [busy] = connection.first<[busy: number]>('PRAGMA wal_checkpoint(TRUNCATE)', []) ?? [1];
  if (busy !== 0) throw new Error('the write-ahead log of the views could not be emptied');
};
