import { Counted } from './counted.ts';
import { type SqliteTable, sqliteTable } from './sqlite-table.ts';
import type { Checkpoint, ViewDefinition } from './view-store.ts';

/** One version of a view as this process knows it. */
export interface SqliteVersion {
  view: ViewDefinition;
  table: SqliteTable;
  readonly counted: Counted;
  position: number;
  status: Checkpoint['status'];
  /** Documents up to this `n` are in the index of pairs, and writes keep them there. Infinity: all, also those to come. */
  pairedUpTo: number;
  /** Its preparation for readers, while that runs. */
  preparing: Promise<void> | undefined;
}

export const sqliteVersion = (view: ViewDefinition, { position, status }: Checkpoint): SqliteVersion => ({
  view, table: sqliteTable(view), counted: new Counted(view), position, status,
  pairedUpTo: status === 'live' ? Infinity : 0, preparing: undefined,
});
