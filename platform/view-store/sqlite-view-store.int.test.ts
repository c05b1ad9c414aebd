import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteViewStore } from './sqlite-view-store.ts';
import type { ViewDefinition } from './view-store.ts';

const view: ViewDefinition = {
  name: 'sample',
  version: 1,
  fields: { rank: 'number' },
  indexes: [['rank']],
  search: ['title'],
};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-view-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('begins a file of another layout anew', async () => {
  const file = join(folder, 'deep', 'views.db');
  const store = await openSqliteViewStore(file);
  await store.define(view);
  await store.close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  const again = await openSqliteViewStore(file);
  expect(await again.versions('sample')).toEqual([]);
  await again.define(view);
  await again.close();
});

it('finds text of documents written one by one, however many wait for the index, and after a restart', async () => {
  const file = join(folder, 'views.db');
  let store = await openSqliteViewStore(file);
  await store.define(view);
  await store.swap('sample', 1);
  for (let n = 1; n <= 1_100; n += 1)
    await store.write(
      'sample',
      1,
      [{ id: `${n}`, doc: { id: `${n}`, title: n % 2 ? '구조 도면' : '설비 도면' } as never, position: n }],
      n,
    );
  const counts = () =>
    Promise.all(['구조', '설비', '도면', '면도'].map((text) => store.view('sample').count({ text })));
  const found = async (text: string) => (await store.view('sample').find({ text, limit: 5_000 })).length;
  expect([await counts(), await found('구조'), await found('도면')]).toEqual([[550, 550, 1_100, 0], 550, 1_100]);
  await store.close();
  store = await openSqliteViewStore(file);
  expect([await counts(), await found('구조'), await found('도면')]).toEqual([[550, 550, 1_100, 0], 550, 1_100]);
  await store.close();
});

it('reads ties in order from a declared index', async () => {
  const file = join(folder, 'views.db');
  const store = await openSqliteViewStore(file);
  await store.define(view);
  await store.swap('sample', 1);
  await store.close();
  const database = new DatabaseSync(file);
  const plan = database
    .prepare('EXPLAIN QUERY PLAN SELECT n FROM view_sample_1 d WHERE d.f_rank = ? ORDER BY id')
    .all(1)
    .map(({ detail }) => detail)
    .join('\n');
  expect(plan).toContain('view_sample_1_by_rank');
  expect(plan).not.toContain('TEMP B-TREE');
  database.close();
});
