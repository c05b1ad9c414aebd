import type { Change } from './count-cache.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { pairChange } from './sqlite-pairing.ts';
import type { SqliteRow, SqliteTable } from './sqlite-table.ts';
import { textInFile } from './sqlite-text.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import type { ViewWrite } from './view-store.ts';

/** More gain nothing. */
const rowsTogether = 16;

/** Writes into the open transaction what nobody counts or searches yet: without a look at what was there. */
const fillTable = (connection: SqliteConnection, table: SqliteTable, writes: readonly ViewWrite[]): void => {
  const [one, many] = [upsertSql(table, 1), upsertSql(table, rowsTogether)];
  let rows: SqliteRow[] = [];
  const flush = () => {
    if (rows.length === rowsTogether) connection.run(many, rows.flat());
    else for (const row of rows) connection.run(one, row);
    rows = [];
  };
  for (const { id, doc, position } of writes) {
    if (doc) rows.push(table.row(doc, position));
    if (!doc || rows.length === rowsTogether) flush();
    if (!doc) connection.run(`DELETE FROM ${table.name} WHERE id = ? AND position < ?`, [textInFile(id), position]);
  }
  flush();
};

const upsertSql = ({ name, columns }: SqliteTable, rows: number) => {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const changes = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => row).join(', ')}
    ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')} WHERE excluded.position > position`;
};

/** Writes into the open transaction and answers what changed in a version that readers see. */
export const writeDocuments = (
  connection: SqliteConnection,
  version: SqliteVersion,
  writes: readonly ViewWrite[],
): readonly Change[] => {
  if (version.status === 'building' && version.pairedUpTo === 0) {
    fillTable(connection, version.table, writes);
    return [];
  }
  const written = writes.flatMap((write) => writeOne(connection, version.table, write));
  // At the end: FTS5 flushes what it has gathered before each write to another table.
  for (const one of written) pairChange(connection, version, one);
  return written;
};

interface WrittenDocument extends Change {
  readonly was: string | null;
  readonly is: string | null;
}
type FoundRow = readonly [n: number, ...SqliteRow];

const writeOne = (
  connection: SqliteConnection,
  table: SqliteTable,
  { id, doc, position }: ViewWrite,
): WrittenDocument[] => {
  const found = connection.first<FoundRow>(table.getRow, [textInFile(id)]);
  if (!isNewer(found, position)) return [];
  const row = doc ? table.row(doc, position) : undefined;
  const n = found ? replace(connection, table, found, row) : row && insert(connection, table, row);
  return n === undefined ? [] : [{ n, ...texts(found, row), before: found?.[4], after: doc ?? undefined }];
};

const isNewer = (found: FoundRow | undefined, position: number) => found === undefined || position > found[2];

const texts = (found: FoundRow | undefined, row: SqliteRow | undefined) => ({
  was: found?.[3] ?? null,
  is: row?.[2] ?? null,
});

const insert = (connection: SqliteConnection, { insertRow }: SqliteTable, row: SqliteRow) =>
  connection.first<[n: number]>(insertRow, row)?.[0];

const replace = (
  connection: SqliteConnection,
  table: SqliteTable,
  [n, ...before]: FoundRow,
  after: SqliteRow | undefined,
) => {
  if (after) update(connection, table, n, { before, after });
  else connection.run(`DELETE FROM ${table.name} WHERE n = ?`, [n]);
  return n;
};

/** Only what is different: an index is written for every column that is named, whether its value changes or not. */
const update = (
  connection: SqliteConnection,
  { name, columns }: SqliteTable,
  n: number,
  { before, after }: Record<'before' | 'after', SqliteRow>,
) => {
  const changed = columns.flatMap((column, index) =>
    before[index] === after[index] ? [] : [{ column, value: after[index] ?? null }],
  );
  const sql = `UPDATE ${name} SET ${changed.map(({ column }) => `${column} = ?`).join(', ')} WHERE n = ?`;
  connection.run(sql, [...changed.map(({ value }) => value), n]);
};
