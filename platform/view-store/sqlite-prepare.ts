import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteConnection } from './sqlite-connection.ts';
import { tokensOf } from './sqlite-find.ts';
import type { SqliteVersion } from './sqlite-version.ts';

/** Documents put into the index of pairs in one turn of the event loop, so that requests pass in between. */
const documentsAtOnce = 250;

/**
 * Makes what a version needs for readers and a build does without: indexes and the index of pairs. In turns; writes may go on. What
 * is written after the last turn is left to `pairTheRest`. `mustExist` throws when the version is gone.
 */
export const prepareForReaders = (connection: SqliteConnection, version: SqliteVersion, mustExist: () => void): Promise<void> => {
  version.preparing ??= inTurns(connection, version, mustExist).finally(() => {
    version.preparing = undefined;
  });
  return version.preparing;
};

const inTurns = async (connection: SqliteConnection, version: SqliteVersion, mustExist: () => void) => {
  version.pairedUpTo = 0;
  for (const index of version.table.createIndexes) {
    connection.exec(index);
    await nextTurn();
    mustExist();
  }
  if (!version.view.search) return;
  connection.exec(`DROP TABLE IF EXISTS ${version.table.pairs}; ${version.table.createPairs}`);
  let last: number | undefined;
  do {
    last = connection.transaction(() => pairSome(connection, version, version.pairedUpTo));
    version.pairedUpTo = last ?? version.pairedUpTo;
    await nextTurn();
    mustExist();
  } while (last !== undefined);
};

/** Finishes within the open transaction. The caller sets `pairedUpTo` once that is committed. */
export const pairTheRest = (connection: SqliteConnection, version: SqliteVersion): void => {
  if (!version.view.search) return;
  let after: number | undefined = version.pairedUpTo;
  while (after !== undefined) after = pairSome(connection, version, after);
};

/** Answers the last document's `n`; undefined when there were no more. */
const pairSome = (connection: SqliteConnection, { table }: SqliteVersion, after: number): number | undefined => {
  type Row = readonly [n: number, search: string];
  const rows = connection.all<Row>(`SELECT n, search FROM ${table.name} WHERE n > ? ORDER BY n LIMIT ?`, [after, documentsAtOnce]);
  for (const [n, search] of rows) connection.run(`INSERT INTO ${table.pairs} (rowid, pairs) VALUES (?, ?)`, [n, tokensOf(search)]);
  return rows.at(-1)?.[0];
};
