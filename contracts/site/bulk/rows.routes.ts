import { z } from 'zod';
import { maxBulkLines } from '../../kernel/bulk.ts';
import { line } from '../../kernel/fields.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { checkedRow } from '../../kernel/rows.ts';

/** Kinds of bulk actions that people start from a file. */
export const rowKind = z.enum(['order.ship', 'item.file']);
export type RowKind = z.infer<typeof rowKind>;

/** In the query, since the body is the form with the file: `default` stands for a column that most rows share. */
export const rowsQuery = z.strictObject({ kind: rowKind, default: line(30).optional() });

export const checkedRows = z.object({ kind: rowKind, rows: z.array(checkedRow) });
export type CheckedRows = z.infer<typeof checkedRows>;

export const rowRoutes = {
  check: endpointRoute({
    method: 'POST',
    path: 'adm/bulk/rows',
    access: 'admin',
    summary: `Reads a CSV or XLSX file (multipart, \`file\`) of up to ${maxBulkLines} rows and says of each what would be done, or why not. Nothing is done.`,
    input: z.object({}),
    answer: checkedRows,
  }),
};
