import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pairMore } from './sqlite-pairing.ts';

/**
 * Makes what a version needs for readers and a build does without: indexes and the index of pairs. In turns of the
 * event loop, between which requests pass and writes may go on. `mustExist` throws when the version is gone.
 */
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

/**
 * Rewrites the table of a version. Zeroing what is deleted is not enough: a page that was split keeps copies of rows
 * that went to another in the space between, and an index of pairs keeps what was deleted until it merges. Only a page
 * that is given up is zeroed as a whole. The index of pairs is filled again in turns of the event loop; meanwhile
 * searches look through the documents.
 */
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
