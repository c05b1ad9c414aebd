import type { TableColumn } from '@maru/contracts/kernel/table';

export type ExportRow = Readonly<Record<string, unknown>>;

/** What a file shows: columns by their names, and rows page by page, so that no more than a page is in memory. */
export interface ExportRows {
  /** What the list is called. */
  readonly title: string;
  readonly columns: readonly (readonly [name: string, column: TableColumn])[];
  readonly pages: AsyncIterable<readonly ExportRow[]>;
}
