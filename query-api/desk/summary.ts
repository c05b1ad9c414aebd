import type { DayDocument } from '@maru/contracts/addin/use/use.views';
import type { MemberDayDocument } from '@maru/contracts/identity/user/member-day.views';
import { keptOf } from '@maru/contracts/shop/sales/sales.sums';
import type { SalesDocument, SoldDocument } from '@maru/contracts/shop/sales/sales.views';
import type { BestItem, DeskPart, deskQueries } from '@maru/contracts/site/desk/desk.queries';
import { daysAndMonthsOf, daysOf, partsOf, type Period, periodBefore } from '@maru/contracts/kernel/days-of-periods';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../http/query-handler.ts';

const mostBest = 10;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const byId = async <D extends Document>(views: ViewStore, view: string, ids: readonly string[]) =>
  new Map((await views.view(view).getMany<D>(ids)).map(({ doc }) => [doc.id, doc]));

/** What each day has; there is no document of a day on which nothing happened. */
const read = async (views: ViewStore, days: readonly string[]) => {
  const [sales, members, addin] = await Promise.all([
    byId<SalesDocument>(views, 'sales', days),
    byId<MemberDayDocument>(views, 'member-day', days),
    byId<DayDocument>(views, 'addin-day', days),
  ]);
  return { sales, members, addin };
};
type Days = Awaited<ReturnType<typeof read>>;

const partOf = ({ sales, members, addin }: Days, { from, to }: Period): DeskPart => {
  const days = daysOf({ from, to });
  const sold = days.flatMap((day) => sales.get(day) ?? []);
  return {
    from,
    to,
    sales: sum(sold.map(keptOf)),
    paid: sum(sold.map(({ paid, surcharges }) => paid + surcharges)),
    refunded: sum(sold.map(({ refunded, surcharges_back }) => refunded + surcharges_back)),
    orders: sum(sold.map(({ paid_orders }) => paid_orders)),
    members: sum(days.map((day) => members.get(day)?.joined ?? 0)),
    active: new Set(days.flatMap((day) => addin.get(day)?.user_ids ?? [])).size,
  };
};

/** Those that brought the most. */
const bestOf = async (views: ViewStore, period: Period): Promise<BestItem[]> => {
  const sold = new Map<string, { pieces: number; won: number }>();
  for (const { doc } of await views.view('sold').getMany<SoldDocument>(daysAndMonthsOf(period)))
    for (const [item, { pieces, won }] of Object.entries(doc.items)) {
      const before = sold.get(item) ?? { pieces: 0, won: 0 };
      sold.set(item, { pieces: before.pieces + pieces, won: before.won + won });
    }
  const best = [...sold]
    .map(([item_id, sums]) => ({ item_id, ...sums }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => b.won - a.won || b.pieces - a.pieces)
    .slice(0, mostBest);
  const items = await byId<Document & { readonly name: string }>(
    views,
    'item',
    best.map(({ item_id }) => item_id),
  );
  return best.map((one) => ({ ...one, name: items.get(one.item_id)?.name ?? '' }));
};

/** From what projections add up day by day: it costs the same with a hundred orders and with a million. */
export const deskSummary: QueryHandler<typeof deskQueries.summary> = {
  views: ['sales', 'sold', 'member-day', 'addin-day', 'item'],
  answer: async ({ from, to, by }, { engines: { views } }) => {
    const period = { from, to };
    const before = periodBefore(period);
    const days = await read(views, [...daysOf(before), ...daysOf(period)]);
    return {
      period: partOf(days, period),
      before: partOf(days, before),
      parts: partsOf(period, by).map((part) => partOf(days, part)),
      best: await bestOf(views, period),
    };
  },
};
