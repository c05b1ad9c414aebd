import { rowErrors } from '@maru/contracts/kernel/rows.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RowColumns, RowOf } from '@maru/contracts/kernel/rows';
import type { CellRows } from './read-rows.ts';

/** A row of the file, at its place as a spreadsheet counts, from 1. */
export interface NumberedRow<C extends RowColumns> {
  readonly row: number;
  readonly cells: RowOf<C>;
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Files of other programs have a title, or a date, above the headings. */
const mostAbove = 10;

const placesIn = (row: readonly string[], columns: RowColumns) => {
  const found = row.map(plain);
  return Object.entries(columns).map(([name, { headings }]) => {
    const wanted = headings.map(plain);
    const heading = wanted.find((one) => found.includes(one));
    return [name, heading === undefined ? -1 : found.indexOf(heading)] as const;
  });
};

const missingIn = (places: readonly (readonly [string, number])[], columns: RowColumns) =>
  places.filter(([name, at]) => at < 0 && columns[name]?.required).map(([name]) => name);

/** Rows that hold something, by the names of the columns. Throws `rows_columns_missing`, which names them. */
export const matchColumns = <C extends RowColumns>(rows: CellRows, columns: C): readonly NumberedRow<C>[] => {
  const tries = rows.slice(0, mostAbove).map((row) => placesIn(row, columns));
  const head = tries.findIndex((places) => missingIn(places, columns).length === 0);
  const places = tries[head];
  if (!places) {
    const fewest = tries.map((one) => missingIn(one, columns)).toSorted((a, b) => a.length - b.length)[0];
    const missing = fewest ?? Object.keys(columns).filter((name) => columns[name]?.required);
    throw new Rejected('rows_columns_missing', {
      errors: missing.map((path) => ({ path, message: rowErrors.missing(columns[path]?.headings[0] ?? path) })),
    });
  }
  return rows
    .map((row, at) => ({ row: at + 1, cells: Object.fromEntries(places.map(([name, no]) => [name, row[no] ?? ''])) }))
    .slice(head + 1)
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')) as unknown as readonly NumberedRow<C>[];
};
