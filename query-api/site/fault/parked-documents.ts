import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { type ParkedDocument, parkedId, parkedView } from '@maru/contracts/kernel/parked.views';
import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import type { ParkedRow, ParkedView } from '@maru/contracts/site/fault/fault.views';
import { systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { Sort, ViewStore, Where } from '@maru/platform/view-store/view-store';
import { givenUpAmong, givenUpOf } from './given-up.ts';
import type { QueryHandler } from '../../http/query-handler.ts';

const ascending = (field: string): Sort => ({ field, direction: 'asc' });
const longestFirst = [ascending('since')];

const rowsOf = (views: ViewStore) => views.version(parkedView.name, parkedView.version);

const parkedRowOf = ({ document, since, event, kind, tries, tried }: ParkedDocument): ParkedView['first'] => ({
  document,
  since,
  event,
  ...(kind !== undefined && { kind }),
  ...(tries !== undefined && { tries }),
  ...(tried !== undefined && { tried }),
});

/** How many of a view somebody left as they stand. */
const countGivenUp = async (views: ViewStore, projection: string, version: number): Promise<number> => {
  const given = await givenUpOf(views, projection);
  const ids = given.map(({ document }) => parkedId({ projection, version, document }));
  const rows = await rowsOf(views).getMany<ParkedDocument>(ids);
  const at = new Map(rows.map(({ doc }) => [doc.document, doc.event.position]));
  return given.filter(({ document, position }) => at.get(document) === position).length;
};

type OfVersion = Where & { readonly projection: string; readonly version: number };

/** What a version that is being built has set aside concerns nobody yet. */
const whereOfLive = async (views: ViewStore, projection: string): Promise<OfVersion | undefined> => {
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
    const [documents, given_up] = [
      await rowsOf(views).count({ where }),
      await countGivenUp(views, view, where.version),
    ];
    found.push({ view, documents, given_up, first: parkedRowOf(first.doc) });
  }
  return found;
};

export const parkedDocuments: QueryHandler<typeof faultQueries.parked> = {
  views: [systemView, peopleCards.view],
  answer: async ({ view, page, itemsPerPage }, { engines: { views } }) => {
    const where = await whereOfLive(views, view);
    if (!where) return { list: [], total: 0 };
    const [offset, limit] = [(page - 1) * itemsPerPage, itemsPerPage];
    const rows = await rowsOf(views).find<ParkedDocument>({ where, sort: longestFirst, limit, offset });
    const docs = rows.map(({ doc }) => doc);
    const given = await givenUpAmong(views, view, docs);
    const list = docs.map((doc): ParkedRow => ({ ...parkedRowOf(doc), given_up: given.get(doc.document) ?? null }));
    return { list, total: await rowsOf(views).count({ where }) };
  },
};
