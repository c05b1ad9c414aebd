import { Rejected } from '@maru/contracts/kernel/rejections';
import { rowLimits } from '@maru/contracts/kernel/rows';
import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { unpackedXlsx } from './unpack-xlsx.ts';

/** Rows of cells, as texts without spaces around them; blank rows are empty, so that places are those of the file. */
export type CellRows = readonly (readonly string[])[];

const zipMark = Buffer.from('PK\u0003\u0004');

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};

const csvRows = (file: Buffer, most: number): CellRows =>
  parse(decodeText(file), {
    bom: true,
    delimiter: [',', '\t', ';'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: rowLimits.columns * rowLimits.cellLength,
    to: most,
    trim: true,
  }) as string[][];

/** The first sheet. A number stands as it is, whatever the sheet shows of it. */
const xlsxRows = async (file: Buffer): Promise<CellRows> => {
  const { readSheet } = await import('read-excel-file/node');
  return (await readSheet(unpackedXlsx(file))) as unknown as CellRows;
};

/**
 * The rows of a CSV or XLSX file, at most `most` with the headings. Throws `rows_unreadable` for what is none, `rows_too_many`,
 * `too_large`.
 */
export const readRows = async (file: Buffer, most: number): Promise<CellRows> => {
  const isZip = file.subarray(0, zipMark.length).equals(zipMark);
  // One more tells that there are too many.
  const read = async () => (isZip ? xlsxRows(file) : csvRows(file, most + 1));
  const rows = await read().catch((error: unknown) => {
    throw error instanceof Rejected ? error : new Rejected('rows_unreadable', { cause: error });
  });
  if (rows.length > most) throw new Rejected('rows_too_many');
  return rows.map((row) => row.slice(0, rowLimits.columns).map((cell) => textOf(cell).slice(0, rowLimits.cellLength)));
};
