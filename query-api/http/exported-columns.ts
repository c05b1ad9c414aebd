import type { AccessDocument } from '@maru/contracts/identity/access/access.views';
import type { AnyTable, TableColumn } from '@maru/contracts/kernel/table';
import { type ExportInput, narrowingOf } from '@maru/contracts/kernel/table-export';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryContext } from './query-handler.ts';

/** The view of accesses that were written down. */
export const accessView = 'access';
/** How long after it was written down an access opens what it is about, in ms. */
const openMs = 10 * 60 * 1000;

/** Throws `reason_needed` for an access of somebody else, to another list or part of it, or from long ago. */
const requireAccess = async (
  access: string,
  { name }: Pick<AnyTable, 'name'>,
  asked: ExportInput,
  { engines: { views, clock }, actor }: QueryContext,
) => {
  const doc = (await views.view(accessView).get<AccessDocument>(access))?.doc;
  const isFor = doc?.admin_id === actor.id && doc.list === name && doc.filters === narrowingOf({ ...asked });
  if (!isFor || clock.now() - doc.at > openMs) throw new Rejected('reason_needed');
};

/** The columns of a file, in the order that was asked for; those about persons only with an access written down. */
export const exportedColumns = async (
  table: Pick<AnyTable, 'columns' | 'name'>,
  asked: ExportInput,
  context: QueryContext,
): Promise<readonly (readonly [string, TableColumn])[]> => {
  if (asked.access !== undefined) await requireAccess(asked.access, table, asked, context);
  return asked.columns.flatMap((name) => {
    const column = table.columns[name];
    return column && (asked.access !== undefined || !column.personal) ? [[name, column] as const] : [];
  });
};
