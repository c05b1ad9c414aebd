import { closeSync, existsSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteViewStore } from './sqlite-view-store.ts';
import { UnknownView, type ViewDefinition, type ViewStore, ViewStoreUnavailable } from './view-store.ts';

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

const build = async (store: ViewStore, version: number, documents: number) => {
  await store.define({ ...view, version });
  for (let from = 0; from < documents; from += 500)
    await store.write(
      'sample',
      version,
      Array.from({ length: 500 }, (_, at) => {
        const id = `${from + at}`;
        return { id, doc: { id, rank: at, title: '구조 도면', text: 'x'.repeat(900) } as never, position: 1 };
      }),
      1,
    );
  await store.swap('sample', version);
};

describe('a file that is damaged', () => {
  const file = () => join(folder, 'views.db');
  const errors: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (about: { aside?: string }, text: string) => errors.push([about.aside, text]),
  } as never;
  beforeEach(() => {
    errors.length = 0;
  });
  const named = () =>
    expect(errors).toEqual([
      [`${file()}.damaged`, 'the file of the views is damaged: it was moved aside, all views are built anew'],
    ]);

  it('is named, moved aside and begun anew at the start', async () => {
    writeFileSync(file(), 'no database, only text '.repeat(1_000));
    const store = await openSqliteViewStore(file(), log);
    named();
    expect(await store.versions('sample')).toEqual([]);
    await build(store, 1, 500);
    expect(await store.view('sample').count({})).toBe(500);
    expect(existsSync(`${file()}.damaged`)).toBe(true);
    await store.scrub?.();
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([]);
    await store.close();
  });

  it('is so while it is used, and holds what is written afterwards', async () => {
    let store = await openSqliteViewStore(file(), log);
    await build(store, 1, 3_000);
    await store.scrub?.();
    await store.close();
    const [handle, pages] = [openSync(file(), 'r+'), statSync(file()).size / 4096];
    for (let page = 12; page < pages; page += 1) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    closeSync(handle);
    store = await openSqliteViewStore(file(), log);
    const all = async () => store.view('sample').find({ limit: 5_000 });
    await expect(all()).rejects.toBeInstanceOf(ViewStoreUnavailable);
    await vi.waitFor(() => expect(all()).rejects.toBeInstanceOf(UnknownView));
    named();
    await expect(store.write('sample', 1, [], 2)).rejects.toBeInstanceOf(UnknownView);
    await build(store, 1, 1_000);
    expect(await all()).toHaveLength(1_000);
    await store.close();
    store = await openSqliteViewStore(file(), log);
    expect(await all()).toHaveLength(1_000);
    await store.close();
    named();
  });
});

describe('space of versions that were replaced', () => {
  const size = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

  it('is given back, also when the process ends before', async () => {
    const file = join(folder, 'views.db');
    let store = await openSqliteViewStore(file);
    await build(store, 1, 5_000);
    await store.scrub?.();
    const one = size();
    await build(store, 2, 5_000);
    await vi.waitFor(() => expect(size()).toBeLessThan(one * 1.3), 20_000);
    await build(store, 3, 5_000);
    await store.close();
    store = await openSqliteViewStore(file);
    await vi.waitFor(() => expect(size()).toBeLessThan(one * 1.3), 20_000);
    expect(await store.view('sample').count({ text: '도면' })).toBe(5_000);
    await store.close();
  });
});
