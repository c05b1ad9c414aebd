import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteRow, SqliteTable } from './sqlite-table.ts';
import type { ViewWrite } from './view-store.ts';

/** Rows in one statement; more gain nothing. */
const rowsTogether = 16;

/** Writes into the open transaction what nobody counts or searches yet: without a look at what was there. */
export const fillTable = (connection: SqliteConnection, table: SqliteTable, writes: readonly ViewWrite[]): void => {
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
    if (!doc) connection.run(`DELETE FROM ${table.name} WHERE id = ? AND position < ?`, [id, position]);
  }
  flush();
};

const upsertSql = ({ name, columns }: SqliteTable, rows: number) => {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const changes = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => row).join(', ')}
    ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')} WHERE excluded.position > position`;
};
