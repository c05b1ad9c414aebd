import { pageSize } from '@maru/contracts/kernel/limits';
import type { Document, Sort, ViewCollection, Where } from '@maru/platform/view-store/view-store';

interface DatedDocument extends Document {
  readonly updated_at: number;
}
interface Page {
  readonly where: Where;
  readonly direction: Sort['direction'];
  /** `updated_at` of the last one loaded; -1 for the first page. */
  readonly cursor: number;
}
/** More than this many things with one `updated_at` come from no command. */
const mostTies = 1_000;

/** The cursor is a time alone, so what shares the last one's time comes in the same page, which may be longer. */
export const findPage = async <D extends DatedDocument>(
  view: ViewCollection,
  { where, direction, cursor }: Page,
): Promise<readonly D[]> => {
  const beyond = direction === 'desc' ? { lt: cursor } : { gt: cursor };
  const sort: readonly Sort[] = [{ field: 'updated_at', direction }];
  const rows = await view.find<D>({
    where: cursor < 0 ? where : { ...where, updated_at: beyond },
    sort,
    limit: pageSize + 1,
  });
  const docs = rows.map(({ doc }) => doc);
  const [last, next] = [docs[pageSize - 1], docs[pageSize]];
  if (!last || last.updated_at !== next?.updated_at) return docs.slice(0, pageSize);
  const ties = await view.find<D>({ where: { ...where, updated_at: last.updated_at }, sort, limit: mostTies });
  return [...docs.filter(({ updated_at }) => updated_at !== last.updated_at), ...ties.map(({ doc }) => doc)];
};
