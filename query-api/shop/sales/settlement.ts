import { daysOf, partsOf, type Period } from '@maru/contracts/kernel/days-of-periods';
import {
  allDays,
  noPointsSums,
  type PointsDayDocument,
  pointsGained,
  pointsGone,
} from '@maru/contracts/shop/points/points-day.views';
import { keptOf } from '@maru/contracts/shop/sales/sales.sums';
import type { SalesDocument } from '@maru/contracts/shop/sales/sales.views';
import {
  settlementColumns,
  settlementPeriod,
  type SettlementSums,
  settlementTitle,
} from '@maru/contracts/shop/sales/settlement.columns';
import type { Settlement, SettlementPart, settlementQueries } from '@maru/contracts/shop/sales/settlement.queries';
import type { Grain } from '@maru/contracts/kernel/days-of-periods';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { exportFile } from '../../export/export-file.ts';
import type { QueryHandler } from '../../http/query-handler.ts';

const names = Object.keys(settlementColumns) as readonly (keyof SettlementSums)[];
const nothing = Object.fromEntries(names.map((name) => [name, 0])) as unknown as SettlementSums;

const ofSales = (sales: SalesDocument): Partial<SettlementSums> => {
  const { paid_orders, paid, refunded, vat, tax_free, shipping, discount, points, points_back } = sales;
  return {
    paid_orders,
    paid,
    refunded,
    vat,
    tax_free,
    shipping,
    discount,
    beside: sales.surcharges - sales.surcharges_back,
    kept: keptOf(sales),
    supply: paid - refunded - vat - tax_free,
    points: points - points_back,
  };
};
const ofPoints = (points: PointsDayDocument): Partial<SettlementSums> => ({
  points_gained: pointsGained(points),
  points_gone: pointsGone(points),
});

const added = (sums: SettlementSums, more: Partial<SettlementSums>): SettlementSums =>
  Object.fromEntries(names.map((name) => [name, sums[name] + (more[name] ?? 0)])) as unknown as SettlementSums;

const byId = async <D extends Document>(views: ViewStore, view: string, ids: readonly string[]) =>
  new Map((await views.view(view).getMany<D>(ids)).map(({ doc }) => [doc.id, doc]));

const methodsOf = (days: readonly SalesDocument[]): Settlement['methods'] => {
  const methods = new Map<string, { paid: number; refunded: number }>();
  for (const [method, sums] of days.flatMap(({ methods: ofDay }) => Object.entries(ofDay))) {
    const before = methods.get(method) ?? { paid: 0, refunded: 0 };
    methods.set(method, { paid: before.paid + sums.paid, refunded: before.refunded + sums.refunded });
  }
  return [...methods].map(([method, sums]) => ({ method, ...sums })).toSorted((one, other) => other.paid - one.paid);
};

/** From what projections add up day by day: it costs the same with a hundred orders and with a million. */
const settlementOf = async (views: ViewStore, period: Period, by: Grain): Promise<Settlement> => {
  const days = daysOf(period);
  const [sales, points] = await Promise.all([
    byId<SalesDocument>(views, 'sales', days),
    byId<PointsDayDocument>(views, 'points-day', [...days, allDays]),
  ]);
  const partOf = (part: Period): SettlementPart => {
    const sums = daysOf(part).reduce((all, day) => {
      const [sold, moved] = [sales.get(day), points.get(day)];
      return added(added(all, sold ? ofSales(sold) : {}), moved ? ofPoints(moved) : {});
    }, nothing);
    return { ...part, ...sums };
  };
  const all = points.get(allDays) ?? noPointsSums;
  return {
    total: partOf(period),
    parts: partsOf(period, by).map(partOf),
    methods: methodsOf([...sales.values()]),
    points_owed: pointsGained(all) - pointsGone(all),
  };
};

const views = ['sales', 'points-day'];

export const settlementSums: QueryHandler<typeof settlementQueries.sums> = {
  views,
  answer: ({ from, to, by }, { engines }) => settlementOf(engines.views, { from, to }, by),
};

async function* onePage<Row>(rows: readonly Row[]) {
  yield rows;
}

export const settlementFile: QueryHandler<typeof settlementQueries.export> = {
  views,
  answer: async ({ from, to, by, format }, { engines }) => {
    const { parts, total } = await settlementOf(engines.views, { from, to }, by);
    const columns = Object.entries({ ...settlementPeriod, ...settlementColumns });
    const rows = { title: settlementTitle, columns, pages: onePage([...parts, total]) };
    return exportFile(format, rows, engines.clock.now());
  },
};
