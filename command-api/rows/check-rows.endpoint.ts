import { maxBulkLines } from '@maru/contracts/kernel/bulk';
import type { CheckedRow } from '@maru/contracts/kernel/rows';
import { type RowKind, rowRoutes, rowsQuery } from '@maru/contracts/site/bulk/rows.routes';
import { parseInput, queryInput } from '@maru/platform/http/query-input';
import { actorOf, type Endpoint, rawEndpoint } from '../http/endpoint.ts';
import type { HandlerServices } from '../http/handler-services.ts';
import { fileOfForm } from './row-form.ts';
import { type CellRows, readRows } from './read-rows.ts';

/** What would be done for each row of a file, by what is known now; `usual` stands for the column that most rows share. */
export type CheckRows = (rows: CellRows, usual: string | undefined) => Promise<readonly CheckedRow[]>;

/** Lines above the headings, and the headings. */
const heading = 11;

/** One endpoint for every kind of file; `checks` are its kinds. */
export const checkRowsEndpoint = (
  { limits }: Pick<HandlerServices, 'limits'>,
  checks: { readonly [K in RowKind]: CheckRows },
): Endpoint =>
  rawEndpoint(rowRoutes.check, async ({ req, res, actor }) => {
    const { kind, default: usual } = parseInput(rowsQuery, queryInput(req.query));
    await limits.upload.take(actorOf({ actor }).userId, res);
    const rows = await readRows(await fileOfForm(req, res), maxBulkLines + heading);
    return { kind, rows: await checks[kind](rows, usual) };
  });
