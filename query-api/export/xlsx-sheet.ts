import type { TableColumn } from '@maru/contracts/kernel/table';
import { cellOf, spreadsheetTime } from './cell-text.ts';
import type { ExportRows } from './export-rows.ts';

/** Places of the styles in `stylesXml`. */
const styleOf = { text: 0, choice: 0, number: 0, time: 1, won: 2, label: 3 } as const;
const widthOf: Readonly<Record<TableColumn['kind'], number>> = { text: 24, choice: 14, number: 12, won: 14, time: 18 };
/** Rows that a sheet may have. */
const mostRows = 1_048_576;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for most control characters and for halves of a character. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** A to Z, then AA to AZ: as spreadsheets name columns. */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** Without its place a cell is read by Excel alone, and by no library. */
const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const cell = (place: string, column: TableColumn, value: unknown): string => {
  const shown = cellOf(column, value);
  const style = styleOf[column.kind];
  if (shown === null) return `<c r="${place}"/>`;
  if (typeof shown === 'string') return textCell(place, shown, style);
  return `<c r="${place}" s="${style}"><v>${column.kind === 'time' ? spreadsheetTime(shown) : shown}</v></c>`;
};

const rowOf = (no: number, cells: readonly string[]) => `<row r="${no}">${cells.join('')}</row>`;

/** The sheet as XML, its first row the labels, which stay while the others are scrolled. Throws for too many rows. */
export async function* sheetChunks({ columns, pages }: ExportRows): AsyncGenerator<string> {
  const widths = columns.map(
    ([, { kind }], index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf[kind]}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  const letters = columns.map((_, at) => letterOf(at));
  yield rowOf(
    1,
    columns.map(([, { label }], at) => textCell(`${letters[at]}1`, label, styleOf.label)),
  );
  let written = 1;
  for await (const rows of pages) {
    const before = written;
    written += rows.length;
    if (written > mostRows) throw new RangeError(`a sheet has no more than ${mostRows} rows`);
    const xml = rows.map((row, index) => {
      const no = before + index + 1;
      return rowOf(
        no,
        columns.map(([name, column], at) => cell(`${letters[at]}${no}`, column, row[name])),
      );
    });
    yield xml.join('');
  }
  yield '</sheetData></worksheet>';
}
