import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import type { projectionQueries } from '@maru/contracts/site/projection/projection.routes';
import {
  type ProjectionRow,
  type ProjectionStandingDocument,
  projectionStandingView,
} from '@maru/contracts/site/projection/projection.views';
import { projectionLease } from '@maru/platform/lease/lease-names';
import { UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';

const most = 500;

/** Every projection that anybody has looked after; none before the first owner has said so. */
const standings = async (views: ViewStore): Promise<readonly ProjectionStandingDocument[]> => {
  const { name, version } = projectionStandingView;
  try {
    return (await views.version(name, version).find<ProjectionStandingDocument>({ limit: most })).map(({ doc }) => doc);
  } catch (error) {
    if (error instanceof UnknownView) return [];
    throw error;
  }
};

const statusOf = (live: boolean, stopped: boolean): ProjectionRow['status'] => {
  if (!live) return 'building';
  return stopped ? 'stopped' : 'live';
};

const ratioOf = (position: number, head: number) => (head === 0 ? 1 : Math.min(1, position / head));

interface Seen {
  readonly head: number;
  readonly engines: QueryContext['engines'];
  readonly nameOf: (id: string) => string | null;
}

const rowOf = async (
  { id: view, version, stopped, rebuild }: ProjectionStandingDocument,
  { head, engines: { views, leases }, nameOf }: Seen,
): Promise<ProjectionRow> => {
  const [versions, owner] = await Promise.all([
    views.versions(view),
    leases.holder(projectionLease({ name: view, version })),
  ]);
  const live = versions.find(({ status }) => status === 'live');
  const position = live?.position ?? 0;
  return {
    view,
    version: live?.version ?? null,
    position,
    lag: Math.max(0, head - position),
    status: statusOf(live !== undefined, stopped),
    owner: owner ?? null,
    building: versions
      .filter(({ status }) => status === 'building')
      .map((one) => ({ version: one.version, position: one.position, ratio: ratioOf(one.position, head) })),
    rebuild: rebuild && { ...rebuild, by: nameOf(rebuild.by) },
  };
};

const namesOf = async (views: ViewStore, ids: readonly string[]) => {
  const people = await views.view(peopleCards.view).getMany<UserCard>([...new Set(ids)]);
  const names = new Map(people.map(({ doc: { id, name } }) => [id, name]));
  return (id: string) => names.get(id) || null;
};

export const projectionList: QueryHandler<typeof projectionQueries.list> = {
  views: [peopleCards.view],
  answer: async (_input, { engines }) => {
    const { events, views } = engines;
    const [head, found] = await Promise.all([events.head(), standings(views)]);
    const nameOf = await namesOf(
      views,
      found.flatMap(({ rebuild }) => (rebuild ? [rebuild.by] : [])),
    );
    const list = await Promise.all(found.map((one) => rowOf(one, { head, engines, nameOf })));
    return { head, list: list.toSorted((a, b) => (a.view < b.view ? -1 : 1)) };
  },
};
