import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import type { ExportFormat, FileContent } from '@maru/contracts/kernel/table-export';
import { csvChunks } from './csv-chunks.ts';
import type { ExportRows } from './export-rows.ts';
import { xlsxChunks } from './xlsx-chunks.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A list as a file that is named after it and today's day in Korea; `now` is epoch ms. */
export const exportFile = (format: ExportFormat, rows: ExportRows, now: number): FileContent => ({
  name: `${rows.title}-${dateText(seoulDay(now))}.${format}`,
  type: types[format],
  chunks: format === 'csv' ? csvChunks(rows) : xlsxChunks(rows),
});
