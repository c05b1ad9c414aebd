import { Counted } from './counted.ts';
import { Kept } from './sqlite-kept.ts';
import { type SqliteTable, sqliteTable } from './sqlite-table.ts';
import type { Checkpoint, ViewDefinition } from './view-store.ts';

/** What of a version is stored beside its definition. */
export interface VersionState extends Checkpoint {
  /**
   * Documents up to this `n` are in the index of pairs, and writes keep them there. The few behind it are looked
   * through at each search: putting them in one by one would cost more than all the rest of a write.
   */
  readonly pairedUpTo: number;
}

/** One version of a view as this process knows it. */
export interface SqliteVersion extends VersionState {
  view: ViewDefinition;
  table: SqliteTable;
  readonly counted: Counted;
  readonly kept: Kept;
  position: number;
  status: Checkpoint['status'];
  pairedUpTo: number;
  /** The greatest that was seen; in memory only, since no writer outlives the process that has the file. */
  fence: number;
  /** Documents that this process has written behind `pairedUpTo`. */
  unpaired: number;
  /** Its preparation for readers, while that runs. */
  preparing: Promise<void> | undefined;
}

export const sqliteVersion = (view: ViewDefinition, state: VersionState): SqliteVersion => ({
  ...state,
  view,
  table: sqliteTable(view),
  counted: new Counted(view),
  kept: new Kept(),
  fence: 0,
  unpaired: 0,
  preparing: undefined,
});
