import { type ParkedDocument, parkedView } from '@maru/contracts/kernel/parked.views';
import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import type { ParkedRow, ParkedView } from '@maru/contracts/site/fault/fault.views';
import type { Sort, ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

const ascending = (field: string): Sort => ({ field, direction: 'asc' });
const longestFirst = [ascending('since')];

const rowsOf = (views: ViewStore) => views.version(parkedView.name, parkedView.version);

const parkedRowOf = ({ document, since, event }: ParkedDocument): ParkedRow => ({ document, since, event });

/** What a version that is being built has set aside concerns nobody yet. */
const whereOfLive = async (views: ViewStore, projection: string): Promise<Where | undefined> => {
  const live = (await views.versions(projection)).find(({ status }) => status === 'live');
  return live && { projection, version: live.version };
};

/** Goes from one projection to the next, so that it asks as often as there are projections, not documents. */
async function* parkedProjections(views: ViewStore): AsyncGenerator<string> {
  const sort = ['projection', 'version', 'since'].map(ascending);
  for (let after = ''; ;) {
    const where = { projection: { gt: after } };
    const [next] = await rowsOf(views).find<ParkedDocument>({ where, sort, limit: 1 });
    if (!next) return;
    yield (after = next.doc.projection);
  }
}

/** Each view of which something stands still. */
export const parkedViews = async (views: ViewStore): Promise<ParkedView[]> => {
  const found: ParkedView[] = [];
  for await (const view of parkedProjections(views)) {
    const where = await whereOfLive(views, view);
    const [first] = where ? await rowsOf(views).find<ParkedDocument>({ where, sort: longestFirst, limit: 1 }) : [];
    if (!where || !first) continue;
    found.push({ view, documents: await rowsOf(views).count({ where }), first: parkedRowOf(first.doc) });
  }
  return found;
};

export const parkedDocuments: QueryHandler<typeof faultQueries.parked> = {
  views: [],
  answer: async ({ view, page, itemsPerPage }, { engines: { views } }) => {
    const where = await whereOfLive(views, view);
    if (!where) return { list: [], total: 0 };
    const [offset, limit] = [(page - 1) * itemsPerPage, itemsPerPage];
    const rows = await rowsOf(views).find<ParkedDocument>({ where, sort: longestFirst, limit, offset });
    return { list: rows.map(({ doc }) => parkedRowOf(doc)), total: await rowsOf(views).count({ where }) };
  },
};
