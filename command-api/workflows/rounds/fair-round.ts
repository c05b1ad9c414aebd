import { readExisting } from '@maru/platform/view-store/read-existing';
import type { Document, FindOptions, ViewStore } from '@maru/platform/view-store/view-store';

/** Which documents of a view take their turn, in the order of a number `field`; `upTo` leaves later ones out. */
export interface RoundQuery {
  readonly view: string;
  readonly field: string;
  readonly where?: NonNullable<FindOptions['where']>;
  readonly upTo?: number;
}

interface Cursor {
  readonly value: number;
  readonly ids: ReadonlySet<string>;
}

const pageSize = 500;
/** Others have their turn, too, where each answer comes slowly. */
const longestMs = 5_000;

/**
 * One page of documents a call, where the last call ended, and from the front again after the last: whoever waits at
 * the front for long takes nobody else's turn. It ends early when `goOn` says so. `now` are monotonic ms.
 */
export const fairRound = <D extends Document>(views: ViewStore, now: () => number = () => performance.now()) => {
  let cursor: Cursor | undefined;

  const page = async ({ view, field, where = {}, upTo }: RoundQuery): Promise<readonly D[]> => {
    const passed = cursor?.ids ?? new Set();
    const range = { ...(upTo !== undefined && { lte: upTo }), ...(cursor && { gte: cursor.value }) };
    const found = await views
      .view(view)
      .find<D>({
        where: Object.keys(range).length > 0 ? { ...where, [field]: range } : where,
        sort: [{ field, direction: 'asc' }],
        limit: pageSize + passed.size,
      });
    return found.map(({ doc }) => doc).filter(({ id }) => !passed.has(id));
  };
  const pass = (doc: D, field: string) => {
    const value = Number((doc as Readonly<Record<string, unknown>>)[field]);
    cursor = { value, ids: new Set([...(cursor?.value === value ? cursor.ids : []), doc.id]) };
  };

  return async (query: RoundQuery, goOn: () => boolean, turn: (doc: D) => Promise<void>): Promise<void> => {
    const end = now() + longestMs;
    let docs = await pageOf(() => page(query));
    if (docs.length === 0 && cursor) {
      cursor = undefined;
      docs = await pageOf(() => page(query));
    }
    for (const doc of docs) {
      if (!goOn() || now() > end) return;
      pass(doc, query.field);
      await turn(doc);
    }
    if (docs.length < pageSize) cursor = undefined;
  };
};

/** At the very first start there is nothing to look at. */
const pageOf = <D>(page: () => Promise<readonly D[]>): Promise<readonly D[]> => readExisting(page, []);
