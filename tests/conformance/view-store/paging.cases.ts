import { expect, it } from 'vitest';
import type { FindOptions, ViewCollection } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

async function pages(docs: ViewCollection, options: Omit<FindOptions, 'offset'>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page: readonly string[] | undefined; page?.length !== 0; ids.push(...page))
    page = idsOf(await docs.find({ ...options, offset: ids.length }));
  return ids;
}

export function pagingCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);
  const five = ['a', 'b', 'c', 'd', 'e'].map((id): Sample => ({ id, title: 'same' }));

  it.each<[FindOptions, string]>([
    [{ limit: 2 }, 'ab'],
    [{ limit: 2, offset: 0 }, 'ab'],
    [{ limit: 2, offset: 2 }, 'cd'],
    [{ limit: 2, offset: 4 }, 'e'],
    [{ limit: 2, offset: 5 }, ''],
    [{ limit: 0 }, ''],
    [{ limit: 100, offset: 1 }, 'bcde'],
    [{ text: 'am', limit: 2, offset: 3 }, 'de'],
    [{ limit: 2, afterId: 'b' }, 'cd'],
    [{ limit: 2, afterId: 'bb' }, 'cd'],
    [{ limit: 2, afterId: 'e' }, ''],
    [{ limit: 2, afterId: '' }, 'ab'],
    [{ text: 'am', limit: 9, afterId: 'c' }, 'de'],
    [{ sort: [{ field: 'title', direction: 'desc' }], limit: 9, afterId: 'c' }, 'ed'],
  ])('answers %j', async (options, ids) => {
    const { docs } = await liveView(store(), five);
    expect(idsOf(await docs.find(options)).join('')).toBe(ids);
  });

  const ranked: readonly Sample[] = [
    { id: 'a', kind: null, rank: 2 },
    { id: 'b', kind: 'x', rank: 1 },
    { id: 'c', rank: 1 },
    { id: 'd', kind: 'x', rank: 2 },
    { id: 'e', kind: 'y', rank: null },
  ];
  const by = (...keys: readonly string[]) =>
    keys.map((key) => ({ field: key.replace('-', ''), direction: key.startsWith('-') ? 'desc' : 'asc' }) as const);

  it.each<[string, Omit<FindOptions, 'limit'>, string]>([
    ['behind nothing, which comes first', { sort: by('kind'), after: { values: [null], id: 'a' } }, 'cbde'],
    ['behind a value', { sort: by('kind'), after: { values: ['x'], id: 'b' } }, 'de'],
    ['behind a value that no row has', { sort: by('kind'), after: { values: ['xx'], id: '' } }, 'e'],
    ['downwards, what has nothing being the last', { sort: by('-kind'), after: { values: ['x'], id: 'd' } }, 'bca'],
    ['downwards behind nothing', { sort: by('-kind'), after: { values: [null], id: 'c' } }, 'a'],
    ['in mixed directions', { sort: by('kind', '-rank'), after: { values: [null, 2], id: 'a' } }, 'cdbe'],
    [
      'in mixed directions, from the middle',
      { sort: by('-kind', 'rank'), after: { values: ['x', 1], id: 'b' } },
      'dca',
    ],
    ['before a place, in the same order', { sort: by('kind', '-rank'), before: { values: ['x', 1], id: 'b' } }, 'acd'],
    ['before nothing', { sort: by('kind'), before: { values: [null], id: 'a' } }, ''],
    ['by id alone', { after: { values: [], id: 'b' } }, 'cde'],
    ['before an id', { before: { values: [], id: 'c' } }, 'ab'],
    ['of what is asked', { where: { rank: { gte: 2 } }, sort: by('kind'), after: { values: [null], id: 'a' } }, 'd'],
    ['from a place on', { sort: by('kind'), after: { values: [null], id: 'a' }, offset: 2 }, 'de'],
    ['with a field twice', { sort: by('kind', '-kind'), after: { values: ['x', 'x'], id: 'd' } }, 'be'],
  ])('goes on by key: %s', async (_, options, ids) => {
    const { docs } = await liveView(store(), ranked);
    expect(idsOf(await docs.find({ ...options, limit: 9 })).join('')).toBe(ids);
  });

  it('takes the nearest before a place', async () => {
    const { docs } = await liveView(store(), ranked);
    const before = { values: ['y'], id: 'e' };
    expect(idsOf(await docs.find({ sort: by('kind'), before, limit: 2 })).join('')).toBe('bd');
    expect(idsOf(await docs.find({ sort: by('kind'), before, limit: 2, offset: 1 })).join('')).toBe('cb');
  });

  it.each<Omit<FindOptions, 'limit'>>([
    { sort: by('kind'), after: { values: [], id: 'a' } },
    { sort: by('kind'), after: { values: ['x', 1], id: 'a' } },
    { sort: by('kind'), before: { values: [1], id: 'a' } },
    { sort: by('rank'), after: { values: [1], id: 'a' }, before: { values: [2], id: 'a' } },
  ])('refuses what is no place: %j', async (options) => {
    const { docs } = await liveView(store(), ranked);
    await expect(docs.find({ ...options, limit: 1 })).rejects.toBeInstanceOf(RangeError);
  });

  it.each([{ limit: -1 }, { limit: 1.5 }, { limit: Number.NaN }, { limit: 1, offset: -1 }, { limit: 1, offset: 0.5 }])(
    'refuses %j',
    async (options) => {
      const { docs } = await liveView(store(), five);
      await expect(docs.find(options)).rejects.toBeInstanceOf(RangeError);
    },
  );

  it('pages through 2,000 documents without skip or repeat, however many share their place', async () => {
    const view = sampleView();
    const numbers = Array.from({ length: 2_000 }, (_, n) => n);
    const samples = numbers.map((n): Sample => ({
      id: `${(n * 7_919) % 2_000}`,
      kind: n % 3 === 0 ? 'x' : 'y',
      rank: n % 4,
      title: n % 2 === 0 ? '구조 검토' : '설비 검토',
    }));
    await store().define(view);
    for (let n = 0; n < 2_000; n += 500)
      await store().write(view.name, 1, writesOf(samples.slice(n, n + 500), n + 1), n + 500);
    await store().swap(view.name, 1);
    const docs = store().view(view.name);
    const compare = (a: Sample, b: Sample) => Number(a.rank) - Number(b.rank) || (a.id < b.id ? -1 : 1);
    const up = samples.toSorted(compare).map(({ id }) => id);
    const [asc, desc] = [[{ field: 'rank', direction: 'asc' }], [{ field: 'rank', direction: 'desc' }]] as const;
    expect(await pages(docs, { sort: asc, limit: 140 })).toEqual(up);
    expect(await pages(docs, { sort: desc, limit: 140 })).toEqual(up.toReversed());
    expect(await pages(docs, { limit: 199 })).toEqual(up.toSorted());
    expect(await pages(docs, { where: { kind: { in: ['x', 'y'] } }, sort: desc, limit: 140 })).toEqual(up.toReversed());
    const [built, few] = [
      new Set(samples.filter(({ title }) => title === '구조 검토').map(({ id }) => id)),
      { text: '구조 검', sort: asc, limit: 140 },
    ];
    expect(await pages(docs, few)).toEqual(up.filter((id) => built.has(id)));
    expect(await docs.count({ text: '구조 검' })).toBe(1_000);
  });
}
