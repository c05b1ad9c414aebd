import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import { damagedKeysId, type DamagedKeysDocument, damagedKeysView } from '@maru/contracts/kernel/damaged-keys.views';
import type { EventFault } from '@maru/contracts/kernel/message';
import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import { type FaultyEventDocument, faultyEventView } from '@maru/contracts/site/fault/fault.views';
import { systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readPublished } from '../../http/read-published.ts';
import { parkedViews } from './parked-documents.ts';

const most = 20;

const eventsWith = async (views: ViewStore, fault: EventFault) => {
  const [rows, where] = [views.view(faultyEventView), { fault }];
  const sort = [{ field: 'position', direction: 'desc' }] as const;
  const found = await rows.find<FaultyEventDocument>({ where, sort, limit: most });
  return { list: found.map(({ doc: { id: _id, ...event } }) => event), total: await rows.count({ where }) };
};

/** Where a person's view was made anew since, the name is empty, too. */
const damagedKeys = async (views: ViewStore) => {
  const published = await readPublished<DamagedKeysDocument>(views, damagedKeysView, damagedKeysId);
  const { list = [], total = 0 } = published ?? {};
  const shown = list.slice(0, most);
  const people = await views.view(peopleCards.view).getMany<UserCard>(shown.map(({ person }) => person));
  const names = new Map(people.map(({ doc: { id, name } }) => [id, name]));
  return { list: shown.map((key) => ({ ...key, name: names.get(key.person) || null })), total };
};

export const faultList: QueryHandler<typeof faultQueries.list> = {
  views: [faultyEventView, systemView, peopleCards.view],
  answer: async (_input, { engines: { views } }) => ({
    views: await parkedViews(views),
    damaged: await eventsWith(views, 'damaged'),
    foreign: await eventsWith(views, 'foreign'),
    keys: await damagedKeys(views),
  }),
};
