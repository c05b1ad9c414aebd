import type { Document, ViewDefinition, ViewStore, Where } from './view-store.ts';

const pageSize = 500;

/** Rows of a view that no projection makes: each is changed by one process at a time, and read by all. */
export interface PublishedRows<D extends Document> {
  /** To be called by a new owner: another process may have written meanwhile, or the store have lost everything. */
  refresh(): Promise<void>;
  put(rows: readonly D[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  first(where: Where, limit: number): Promise<readonly D[]>;
  pages(where: Where): AsyncIterable<readonly D[]>;
}

export const openPublishedRows = async <D extends Document>(
  views: ViewStore,
  view: ViewDefinition,
): Promise<PublishedRows<D>> => {
  const { name, version } = view;
  // Not a position of the log: a row that was removed may come again, and must then be newer than its removal.
  let written = 0;
  const refresh = async () => {
    const known = await views.checkpoint(name, version);
    if (!known) await views.define(view);
    if (known?.status !== 'live') await views.swap(name, version);
    written = Math.max(written, known?.position ?? 0);
  };
  const write = async (changes: readonly { readonly id: string; readonly doc: D | null }[]) => {
    if (changes.length === 0) return;
    written += 1;
    const position = written;
    await views.write(
      name,
      version,
      changes.map((change) => ({ ...change, position })),
      position,
    );
  };
  const page = async (where: Where, afterId: string, limit: number) =>
    (await views.version(name, version).find<D>({ where, afterId, limit })).map(({ doc }) => doc);

  await views.define(view);
  await refresh();
  return {
    refresh,
    put: (docs) => write(docs.map((doc) => ({ id: doc.id, doc }))),
    remove: (ids) => write(ids.map((id) => ({ id, doc: null }))),
    first: (where, limit) => page(where, '', limit),
    pages: async function* (where) {
      for (let afterId = ''; ;) {
        const found = await page(where, afterId, pageSize);
        if (found.length > 0) yield found;
        if (found.length < pageSize) return;
        afterId = found.at(-1)?.id ?? '';
      }
    },
  };
};
