import { pageSize } from '@maru/contracts/kernel/limits';
import type { Document, Sort, ViewCollection, Where } from '@maru/platform/view-store/view-store';

interface ListedDocument extends Document {
  readonly updated_at: number;
  readonly updated_position: number;
}
interface List {
  readonly where: Where;
  readonly direction: Sort['direction'];
}
interface Page extends List {
  /** `updated_position` of the last one loaded, -1 for the first page. */
  readonly after?: number | undefined;
  /** Where only the furthest `updated_at` loaded is known; -1 for the first page. */
  readonly time: number;
}
/** More than this many things whose times go back and forth come in pages that a time alone cannot tell apart. */
const longest = 1_000;

/** The next page of a list in the order of the log. */
export const findPage = <D extends ListedDocument>(view: ViewCollection, { after, time, ...list }: Page) =>
  after === undefined ? pageAfterTime<D>(view, list, time) : pageAfter<D>(view, list, after, pageSize);

const pageAfter = async <D extends ListedDocument>(
  view: ViewCollection,
  { where, direction }: List,
  after: number,
  limit: number,
) => {
  const beyond = direction === 'desc' ? { lt: after } : { gt: after };
  const rows = await view.find<D>({
    where: after < 0 ? where : { ...where, updated_position: beyond },
    sort: [{ field: 'updated_position', direction }],
    limit,
  });
  return rows.map(({ doc }) => doc);
};

/**
 * Clocks are set back and those of several machines differ, so a time names a place only where it is further than all
 * before it and comes no more behind it: a page ends there, and may be longer.
 */
const pageAfterTime = async <D extends ListedDocument>(view: ViewCollection, list: List, time: number) => {
  const place = time < 0 ? -1 : await placeOf(view, list, time);
  const docs = await pageAfter<D>(view, list, place, pageSize + 1);
  if (docs.length <= pageSize) return docs;
  const page = docs.slice(0, pageEnd(docs, list.direction, time) ?? 0);
  const [last, beyond] = [page.at(-1), docs.at(-1)];
  if (last && beyond && !(await comesAgain(view, list, last, beyond))) return page;
  const rest = await pageAfter<D>(view, list, place, longest);
  return rest.slice(0, pageEnd(rest, list.direction, time));
};

/** Where the last one with the time stands, or with the nearest before it where none has it any more; -1 for nowhere. */
const placeOf = async (view: ViewCollection, { where, direction }: List, time: number) => {
  const [back, before] = direction === 'desc' ? (['asc', { gte: time }] as const) : (['desc', { lte: time }] as const);
  const [found] = await view.find<ListedDocument>({
    where: { ...where, updated_at: before },
    sort: [
      { field: 'updated_at', direction: back },
      { field: 'updated_position', direction: back },
    ],
    limit: 1,
  });
  return found?.doc.updated_position ?? -1;
};

const comesAgain = async (
  view: ViewCollection,
  { where, direction }: List,
  { updated_at }: ListedDocument,
  { updated_position: after }: ListedDocument,
) => (await pageAfter(view, { where: { ...where, updated_at }, direction }, after, 1)).length > 0;

/** After how many documents, of which the last is not one, a page may end that begins behind the `time`. */
const pageEnd = (docs: readonly ListedDocument[], direction: List['direction'], time: number): number | undefined => {
  const sign = direction === 'desc' ? -1 : 1;
  const times = docs.map(({ updated_at }) => updated_at * sign);
  const known = time < 0 ? -Infinity : time * sign;
  let furthest = known;
  for (const [at, reached] of times.slice(0, -1).entries()) {
    const isFurthest = reached >= furthest && reached > known;
    furthest = Math.max(furthest, reached);
    if (at + 1 >= pageSize && isFurthest && !times.includes(reached, at + 1)) return at + 1;
  }
  return undefined;
};
