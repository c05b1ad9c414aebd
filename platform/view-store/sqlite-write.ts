import type { Change } from './counted.ts';
import { searchTextOf } from './search-text.ts';
import type { Bound, SqliteConnection } from './sqlite-connection.ts';
import { tokensOf } from './sqlite-find.ts';
import { type SqliteTable, storedText } from './sqlite-table.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import type { Document, ViewWrite } from './view-store.ts';

/** Rows in one statement; more gain nothing. */
const rowsTogether = 16;

/**
 * Writes into the open transaction. A version that nobody searches or counts yet is only filled; of others it answers what changed.
 */
export const writeDocuments = (connection: SqliteConnection, version: SqliteVersion, writes: readonly ViewWrite[]): readonly Change[] => {
  if (version.status === 'live' || version.pairedUpTo > 0) return writes.flatMap((write) => writeOne(connection, version, write));
  fill(connection, version.table, writes);
  return [];
};

const upsertSql = ({ name, columns }: SqliteTable, rows: number) => {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const changes = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => row).join(', ')}
    ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')} WHERE excluded.position > position`;
};

const fill = (connection: SqliteConnection, table: SqliteTable, writes: readonly ViewWrite[]) => {
  let rows: (readonly Bound[])[] = [];
  const flush = () => {
    if (rows.length === rowsTogether) connection.run(upsertSql(table, rowsTogether), rows.flat());
    else for (const row of rows) connection.run(upsertSql(table, 1), row);
    rows = [];
  };
  for (const { id, doc, position } of writes) {
    if (doc) rows.push(table.row(doc, position));
    if (!doc || rows.length === rowsTogether) flush();
    if (!doc) connection.run(`DELETE FROM ${table.name} WHERE id = ? AND position < ?`, [storedText(id), position]);
  }
  flush();
};

type Old = readonly [n: number, position: number, body: string];

const writeOne = (connection: SqliteConnection, version: SqliteVersion, write: ViewWrite): Change[] => {
  const { table } = version;
  const old = connection.first<Old>(`SELECT n, position, body FROM ${table.name} WHERE id = ?`, [storedText(write.id)]);
  if (old && old[1] >= write.position) return [];
  const n = write.doc ? put(connection, table, write.doc, write.position) : remove(connection, table, old);
  if (n === undefined) return [];
  const before: Document | undefined = old && JSON.parse(old[2]);
  const change = { before, after: write.doc ?? undefined };
  pair(connection, version, change, n);
  return [change];
};

const put = (connection: SqliteConnection, table: SqliteTable, doc: Document, position: number) =>
  connection.first<[n: number]>(`${upsertSql(table, 1)} RETURNING n`, table.row(doc, position))?.[0];

const remove = (connection: SqliteConnection, { name }: SqliteTable, old: Old | undefined) => {
  if (old) connection.run(`DELETE FROM ${name} WHERE n = ?`, [old[0]]);
  return old?.[0];
};

/** Keeps the index of pairs in step. */
const pair = (connection: SqliteConnection, { view, table, pairedUpTo }: SqliteVersion, { before, after }: Change, n: number) => {
  if (!view.search || n > pairedUpTo) return;
  const [was, is] = [before, after].map((doc) => doc && searchTextOf(view, doc));
  if (was === is) return;
  if (was !== undefined) connection.run(`DELETE FROM ${table.pairs} WHERE rowid = ?`, [n]);
  if (is !== undefined) connection.run(`INSERT INTO ${table.pairs} (rowid, pairs) VALUES (?, ?)`, [n, tokensOf(is)]);
};
