import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageSize } from '@maru/contracts/kernel/limits';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

interface Row {
  readonly id: string;
  readonly prj_id: string;
  readonly updated_at: number;
  readonly updated_position: number;
}
type Direction = 'asc' | 'desc';

let folder: string;
let views: ViewStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-page-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
});
afterAll(async () => {
  await views.close();
  await rm(folder, { recursive: true, force: true });
});

let made = 0;
/** A list of things that were changed one after the other, when the clock said so; each beside one of another list. */
const listOf = async (times: readonly number[]) => {
  const name = `list-${(made += 1)}`;
  const fields = { prj_id: 'text', updated_at: 'number', updated_position: 'number' } as const;
  await views.define({ name, version: 1, fields, indexes: [] });
  const rows = times.flatMap((updated_at, at) =>
    ['p', 'q'].map((prj_id): Row => ({ id: `${prj_id}${at}`, prj_id, updated_at, updated_position: 10 * at + 10 })),
  );
  const edit = (id: string, updated_at: number) => put([{ id, prj_id: 'p', updated_at, updated_position: ++written }]);
  let written = 10 * times.length + 10;
  const put = (docs: readonly Row[]) =>
    views.write(
      name,
      1,
      docs.map((doc) => ({ id: doc.id, doc, position: doc.updated_position })),
      written,
    );
  await put(rows);
  await views.swap(name, 1);
  const page = (direction: Direction, place: { after?: number; time: number }) =>
    findPage<Row>(views.view(name), { where: { prj_id: 'p' }, direction, ...place });
  return { page, edit };
};
const logOf = (times: readonly number[], direction: Direction) => {
  const ids = times.map((_, at) => `p${at}`);
  return direction === 'asc' ? ids : ids.toReversed();
};
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Where somebody goes on who has loaded this much, the newest page last. */
const clients = {
  'the position of the last one': (pages) => ({ after: pages.at(-1)?.at(-1)?.updated_position ?? -1, time: -1 }),
  'the time of the last one': (pages) => ({ time: pages.at(-1)?.at(-1)?.updated_at ?? -1 }),
  'the furthest time': (pages, direction) => {
    const times = pages.flat().map(({ updated_at }) => updated_at);
    return { time: times.length === 0 ? -1 : Math[direction === 'desc' ? 'min' : 'max'](...times) };
  },
} satisfies Record<string, (pages: readonly Row[][], direction: Direction) => { after?: number; time: number }>;

const walk = async (
  page: Awaited<ReturnType<typeof listOf>>['page'],
  direction: Direction,
  by: keyof typeof clients,
) => {
  const pages: Row[][] = [];
  for (;;) {
    const next = await page(direction, clients[by](pages, direction));
    const loaded = new Set(idsOf(pages.flat()));
    const isNew = next.some(({ id }) => !loaded.has(id));
    if (!isNew) return pages;
    pages.push(next);
  }
};

const directions = ['asc', 'desc'] as const;
const everyWalk = directions.flatMap((direction) =>
  (Object.keys(clients) as (keyof typeof clients)[]).map((by) => [direction, by] as const),
);

describe.each(everyWalk)('a walk %s by %s', (direction, by) => {
  it('meets each thing once in the order of the log, however the clock jumped', async () => {
    const jumping = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(jumping, async (times) => {
        const { page } = await listOf(times);
        expect(idsOf((await walk(page, direction, by)).flat())).toEqual(logOf(times, direction));
      }),
      { numRuns: 150 },
    );
  });

  it('has pages of five where the clock goes on', async () => {
    const { page } = await listOf(Array.from({ length: 12 }, (_, at) => 100 + at));
    expect((await walk(page, direction, by)).map(({ length }) => length)).toEqual([5, 5, 2]);
  });

  it('goes on where it was when what it ended with is changed meanwhile', async () => {
    const times = Array.from({ length: 12 }, (_, at) => 100 + at);
    const { page, edit } = await listOf(times);
    const first = await page(direction, clients[by]([], direction));
    const place = clients[by]([[...first]], direction);
    await edit(first.at(-1)?.id ?? '', 1_000);
    const log = logOf(times, direction);
    expect(idsOf(await page(direction, place))).toEqual(log.slice(pageSize, 2 * pageSize));
  });
});

describe('the time of the last one', () => {
  it('brings along all that share it, each once', async () => {
    const { page } = await listOf([5, 6, 6, 6, 6, 7, 8, 9]);
    expect((await page('desc', { time: -1 })).map(({ updated_at }) => updated_at)).toEqual([9, 8, 7, 6, 6, 6, 6]);
    expect((await page('desc', { time: 6 })).map(({ updated_at }) => updated_at)).toEqual([5]);
    const { page: mixed } = await listOf([1, 2, 3, 4, 5, 6, 5, 7]);
    expect((await mixed('asc', { time: -1 })).map(({ updated_at }) => updated_at)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await mixed('asc', { time: 6 })).map(({ updated_at }) => updated_at)).toEqual([5, 7]);
  });
});

it.each(directions)(
  'a position goes on %s amid times that go back and forth, five a page, whatever is changed meanwhile',
  async (direction) => {
    const times = [10, 11, 900, 901, 902, 12, 13, 14, 15, 903, 16, 17];
    const { page, edit } = await listOf(times);
    const pages: (readonly Row[])[] = [];
    let after = -1;
    for (let n = 0; n < 3; n += 1) {
      const next = await page(direction, { after, time: -1 });
      pages.push(next);
      after = next.at(-1)?.updated_position ?? after;
      await edit(next.at(-1)?.id ?? '', 11);
    }
    expect(idsOf(pages.flat()).slice(0, 12)).toEqual(logOf(times, direction));
  },
);
