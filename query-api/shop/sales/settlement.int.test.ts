import { allDays, noPointsSums } from '@maru/contracts/shop/points/points-day.views';
import { noSales } from '@maru/contracts/shop/sales/sales.sums';
import { settlementQueries } from '@maru/contracts/shop/sales/settlement.queries';
import type { FileContent } from '@maru/contracts/kernel/table-export';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryContext } from '../../http/query-handler.ts';
import { settlementFile, settlementSums } from './settlement.ts';

let folder: string;
let views: ViewStore;
const put = async (view: string, ...docs: readonly Document[]) => {
  await views.define({ name: view, version: 1, fields: {}, indexes: [] });
  await views.swap(view, 1);
  await views.write(
    view,
    1,
    docs.map((doc) => ({ id: doc.id, doc, position: 1 })),
    1,
  );
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settlement-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  const first = { ...noSales, id: '2026-10-31', paid: 11_000, paid_orders: 1, vat: 1_000 };
  const second = { ...first, id: '2026-11-01', refunded: 5_500, vat: 500, tax_free: 2_000, surcharges: 3_000 };
  const card = { 카드: { paid: 11_000, refunded: 5_500 } };
  const sales = [
    { ...first, points: 700, points_back: 200 },
    { ...second, methods: card },
    { ...first, id: '2026-11-03' },
  ];
  await put('sales', ...sales);
  const points = (id: string, sums: object) => ({ id, ...noPointsSums, ...sums });
  await put(
    'points-day',
    points('2026-11-01', { earned: 300, used: 100 }),
    points(allDays, { granted: 5_000, earned: 300, used: 1_000, expired: 200 }),
  );
});
afterAll(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});
const asked = () =>
  ({ engines: { views, clock: { now: () => Date.parse('2026-11-23T00:00:00Z') } } }) as unknown as QueryContext;

it('adds up what came in and went back by the months of a period, and knows what members have', async () => {
  const { input, answer } = settlementQueries.sums;
  const query = input.parse({ from: '2026-10-15', to: '2026-11-02', by: 'month' });
  const { parts, total, methods, points_owed } = answer.parse(await settlementSums.answer(query, asked()));
  expect(parts).toMatchObject([
    { from: '2026-10-15', to: '2026-10-31', paid: 11_000, kept: 11_000, supply: 10_000, vat: 1_000, points: 500 },
    { from: '2026-11-01', to: '2026-11-02', paid: 11_000, refunded: 5_500, beside: 3_000, kept: 8_500, supply: 3_000 },
  ]);
  expect(parts[1]).toMatchObject({ vat: 500, tax_free: 2_000, points_gained: 300, points_gone: 100 });
  expect(total).toMatchObject({ from: '2026-10-15', to: '2026-11-02', paid_orders: 2, paid: 22_000, kept: 19_500 });
  expect(methods).toEqual([{ method: '카드', paid: 11_000, refunded: 5_500 }]);
  expect(points_owed).toBe(4_100);
});

it('is the same as a file, its last line the sums', async () => {
  const { input } = settlementQueries.export;
  const query = input.parse({ from: '2026-10-31', to: '2026-11-01', format: 'csv' });
  const { name, chunks } = (await settlementFile.answer(query, asked())) as FileContent;
  expect(name).toBe('정산-2026-11-23.csv');
  const lines = (await Readable.from(chunks).toArray()).join('').split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^\uFEFF시작일,마지막 날,결제된 주문,결제,환불/);
  expect(lines[3]).toMatch(/^2026-10-31,2026-11-01,2,22000,5500,3000,19500,/);
});

it.each([
  ['from', { from: '2026-11-02', to: '2026-11-01' }, 'to'],
  ['too long a period', { from: '2024-01-01', to: '2026-11-01' }, 'from'],
])('refuses %s', (_, query, path) => {
  const { error } = settlementQueries.sums.input.safeParse(query);
  expect(error?.issues.map((issue) => issue.path.join())).toEqual([path]);
});
