import { stringify } from 'csv-stringify/sync';
import type { ExportRows } from './export-rows.ts';
import { cellText } from './cell-text.ts';

/** Spreadsheets run cells that begin with `=`, `+`, `-`, `@`, a tab or a line break as formulas: they are escaped. */
const asCsv = { record_delimiter: 'windows', escape_formulas: true } as const;
const byteOrderMark = '\uFEFF';

/** Excel reads UTF-8 by its byte order mark, and takes lines that end as on Windows. */
export async function* csvChunks({ columns, pages }: ExportRows): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns.map(([, { label }]) => label)], asCsv);
  for await (const rows of pages) {
    // A negative amount is a number, which runs nothing; the library would escape it as text.
    const lines = rows.map((row) =>
      columns.map(([name, column]) => numberOr(column.kind, row[name]) ?? cellText(column, row[name])),
    );
    yield stringify(lines, asCsv);
  }
}

const numberOr = (kind: string, value: unknown) =>
  (kind === 'number' || kind === 'won') && typeof value === 'number' ? value : undefined;
