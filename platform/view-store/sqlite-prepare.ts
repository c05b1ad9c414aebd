import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteConnection } from './sqlite-connection.ts';
import { pairMore } from './sqlite-pairing.ts';
import type { SqliteVersion } from './sqlite-version.ts';

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
