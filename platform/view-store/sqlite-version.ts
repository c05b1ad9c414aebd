import { CountCache } from './count-cache.ts';
import { DocumentCache } from './sqlite-document-cache.ts';
import { type SqliteTable, sqliteTable } from './sqlite-table.ts';
import type { EventMark } from '../event-store/checkpoint.ts';
import type { Checkpoint, ViewDefinition } from './view-store.ts';

export interface VersionState extends Checkpoint {
  /** Documents up to this `n` are in the index of pairs; searches scan the rest, as indexing one by one is slow. */
  readonly pairedUpTo: number;
  readonly event: EventMark | undefined;
}

export interface SqliteVersion extends VersionState {
  view: ViewDefinition;
  table: SqliteTable;
  readonly counted: CountCache;
  readonly kept: DocumentCache;
  position: number;
  status: Checkpoint['status'];
  pairedUpTo: number;
  event: EventMark | undefined;
  /** In memory only, since no writer outlives the process that has the file. */
  fence: number;
  unpaired: number;
  preparing: Promise<void> | undefined;
}

export const sqliteVersion = (view: ViewDefinition, state: VersionState): SqliteVersion => ({
  ...state,
  view,
  table: sqliteTable(view),
  counted: new CountCache(view),
  kept: new DocumentCache(),
  fence: 0,
  unpaired: 0,
  preparing: undefined,
});
