import { type addinUserQueries, usedDays } from '@maru/contracts/addin/user/user.queries';
import { addinUserTable } from '@maru/contracts/addin/user/user.table';
import type { AddinUserDocument, Install } from '@maru/contracts/addin/user/user.views';
import type { UseRow } from '@maru/contracts/addin/use/use.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { dateText, seoulDay, startOfDay } from '@maru/contracts/kernel/seoul-days';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';
import { allOf } from '../../my-data/data-part.ts';
import { namedSums } from '../use/use-days.ts';

/** What machines are called is sealed with their licences, and read from there alone. */
const namesOf = async (views: ViewStore, docs: readonly AddinUserDocument[]) => {
  const ids = docs.flatMap(({ installs }) => installs.flatMap(({ licence_id }) => licence_id ?? []));
  const rows = await views.view('licence').getMany<LicenceDocument>([...new Set(ids)]);
  const licences = new Map(rows.map(({ doc }) => [doc.id, doc.machine]));
  return ({ licence_id, machine }: Install) => {
    const bound = licence_id === null ? undefined : licences.get(licence_id);
    return bound?.hash === machine ? bound.name : null;
  };
};

const rowsWith = (nameOf: (install: Install) => string | null) =>
  ({
    people: ({ id }) => [id],
    present: ({ position: _position, revision: _revision, installs, ...row }, card) => ({
      ...row,
      person: card(row.id).name,
      installs: installs.map((one) => {
        const { addin: _addin, ...install } = one;
        return { ...install, machine_name: nameOf(one) };
      }),
    }),
  }) satisfies Presentation<AddinUserDocument, object>;

export const addinUserTableHandlers = tableHandlers({
  table: addinUserTable,
  view: 'addin-user',
  beside: ['user', 'licence'],
  toRows: async (docs: readonly AddinUserDocument[], { engines, present }) =>
    present(rowsWith(await namesOf(engines.views, docs)), docs),
});

const cardOf: Presentation<{ readonly id: string }, { readonly name: string }> = {
  people: ({ id }) => [id],
  present: ({ id }, card) => ({ name: card(id).name }),
};

const usesOf = (views: ViewStore, user_id: string, now: number) =>
  allOf<UseRow>((limit, offset) =>
    views
      .view('addin-use')
      .find({
        where: { user_id, day: { gte: startOfDay(seoulDay(now) - usedDays + 1) } },
        sort: [{ field: 'day', direction: 'asc' }],
        limit,
        offset,
      }),
  );

export const addinUserOne: QueryHandler<typeof addinUserQueries.one> = {
  views: ['addin-user', 'addin-use', 'user', 'licence'],
  answer: async ({ id }, { engines: { views, clock }, present }) => {
    const [stored, uses] = await Promise.all([
      views.view('addin-user').get<AddinUserDocument>(id),
      usesOf(views, id, clock.now()),
    ]);
    const docs = stored ? [stored.doc] : [];
    const [user = null] = await present(rowsWith(await namesOf(views, docs)), docs);
    const [card] = await present(cardOf, [{ id }]);
    const days = new Map<string, number>();
    for (const { day, count } of uses)
      days.set(dateText(seoulDay(day)), (days.get(dateText(seoulDay(day))) ?? 0) + count);
    return {
      person: card?.name ?? '',
      user,
      days: [...days].map(([day, count]) => ({ day, count })),
      commands: namedSums(uses.map(({ command, count }) => [command, count])),
    };
  },
};
