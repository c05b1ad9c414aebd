import { noSales } from '@maru/contracts/shop/sales/sales.sums';
import { deskQueries } from '@maru/contracts/site/desk/desk.queries';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { QueryContext } from '../http/query-handler.ts';
import { deskSummary } from './summary.ts';

let folder: string;
let views: ViewStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'summary-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  for (const name of deskSummary.views) {
    await views.define({ name, version: 1, fields: {}, indexes: [] });
    await views.swap(name, 1);
  }
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

const put = (view: string, ...docs: readonly Document[]) =>
  views.write(
    view,
    1,
    docs.map((doc) => ({ id: doc.id, doc, position: 1 })),
    1,
  );
const ask = async (query: object) => {
  const input = deskQueries.summary.input.parse(query);
  const context = { engines: { views } } as unknown as QueryContext;
  return deskQueries.summary.answer.parse(await deskSummary.answer(input, context));
};

it('adds up the days of a period and of as many days before it', async () => {
  const day = (id: string, paid: number, refunded = 0) => ({ ...noSales, id, paid, refunded, paid_orders: 1 });
  await put('sales', day('2026-11-20', 7_000), day('2026-11-22', 10_000), day('2026-11-23', 5_000, 8_000));
  await put('member-day', { id: '2026-11-23', joined: 3 } as Document);
  const active = (id: string, ...user_ids: string[]) => ({ id, user_ids });
  await put('addin-day', active('2026-11-22', 'a', 'b'), active('2026-11-23', 'b', 'c'));
  const { period, before, parts } = await ask({ from: '2026-11-22', to: '2026-11-23' });
  expect(period).toEqual({
    from: '2026-11-22',
    to: '2026-11-23',
    sales: 7_000,
    paid: 15_000,
    refunded: 8_000,
    orders: 2,
    members: 3,
    active: 3,
  });
  expect(before).toMatchObject({ from: '2026-11-20', to: '2026-11-21', sales: 7_000, orders: 1, members: 0 });
  expect(parts.map(({ sales, active: people }) => [sales, people])).toEqual([
    [10_000, 2],
    [-3_000, 2],
  ]);
});

it('names what brought the most, from whole months and the days beside them', async () => {
  const sold = (id: string, items: object) => ({ id, items }) as Document;
  await put(
    'sold',
    sold('2026-10-31', { a: { pieces: 1, won: 5 } }),
    sold('2026-11', { a: { pieces: 2, won: 10 }, b: { pieces: 9, won: 90 }, c: { pieces: 1, won: 1 } }),
    // What a month has is not counted again by its days.
    sold('2026-11-02', { b: { pieces: 9, won: 90 } }),
    sold('2026-12-01', { c: { pieces: -1, won: -1 } }),
  );
  await put('item', { id: 'a', name: '명함' } as Document);
  expect((await ask({ from: '2026-10-31', to: '2026-12-01' })).best).toEqual([
    { item_id: 'b', name: '', pieces: 9, won: 90 },
    { item_id: 'a', name: '명함', pieces: 3, won: 15 },
  ]);
});

it('shows nothing of an empty shop', async () => {
  const { period, parts, best } = await ask({ from: '2026-01-01', to: '2026-12-31', by: 'month' });
  expect([period.sales, parts.length, best]).toEqual([0, 12, []]);
});

it.each([
  { from: '2026-11-23', to: '2026-11-22' },
  { from: '2025-01-01', to: '2026-11-22' },
  { from: '2026-11-22', to: '2026-11-23', by: 'year' },
  { from: '2026-11-22', to: '2026-11-23', page: '1' },
  { from: 'today', to: '2026-11-23' },
])('takes no other period: %j', (query) => expect(deskQueries.summary.input.safeParse(query).success).toBe(false));
