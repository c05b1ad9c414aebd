import { pairsOf } from './search-pairs.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteVersion } from './sqlite-version.ts';

/** Documents indexed at once: FTS5 writes as much for one as for many, but the event loop waits for it. */
const documentsAtOnce = 500;
/** Documents that may wait for that, at a microsecond each for every search. */
const maxUnpaired = 250;

interface Change {
  readonly n: number;
  readonly was: string | null;
  readonly is: string | null;
}

/** Keeps the index of pairs in step with a changed text, in the open transaction; new documents wait for others. */
export const pairChange = (connection: SqliteConnection, version: SqliteVersion, { n, was, is }: Change): void => {
  if (was === is) return;
  if (n > version.pairedUpTo) {
    version.unpaired += 1;
    return;
  }
  const { pairs } = version.table;
  if (was !== null) connection.run(`DELETE FROM ${pairs} WHERE rowid = ?`, [n]);
  if (is !== null) connection.run(`INSERT INTO ${pairs} (rowid, pairs) VALUES (?, ?)`, [n, pairsOf(is)]);
};

export const hasManyUnpaired = ({ unpaired }: SqliteVersion): boolean => unpaired >= maxUnpaired;

/** Puts the next documents into the index of pairs, in a transaction of its own; false when hardly any can be left. */
export const pairMore = (connection: SqliteConnection, version: SqliteVersion): boolean => {
  const paired = connection.transaction(() => pairAfter(connection, version));
  version.unpaired = 0;
  version.pairedUpTo = paired.at(-1) ?? version.pairedUpTo;
  return paired.length === documentsAtOnce;
};

const pairAfter = (connection: SqliteConnection, { view, table, pairedUpTo }: SqliteVersion): readonly number[] => {
  type Row = readonly [n: number, search: string];
  const rows = connection.all<Row>(`SELECT n, search FROM ${table.name} WHERE n > ? ORDER BY n LIMIT ?`, [
    pairedUpTo,
    documentsAtOnce,
  ]);
  for (const [n, search] of rows)
    connection.run(`INSERT INTO ${table.pairs} (rowid, pairs) VALUES (?, ?)`, [n, pairsOf(search)]);
  const values = [rows.at(-1)?.[0] ?? pairedUpTo, view.name, view.version];
  connection.run('UPDATE versions SET paired_up_to = ? WHERE name = ? AND version = ?', values);
  return rows.map(([n]) => n);
};
