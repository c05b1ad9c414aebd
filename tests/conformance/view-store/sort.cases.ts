import { expect, it } from 'vitest';
import type { Sort } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

const samples: readonly Sample[] = [
  { id: 'd', kind: 'b', rank: 2, score: 1 },
  { id: 'a', kind: 'b', rank: 1, score: 1 },
  { id: 'e', kind: 'a', rank: 2, score: -1.5 },
  { id: 'b', kind: 'a', rank: 1, score: 2 },
  { id: 'c', kind: null, rank: 10 },
  { id: 'f', rank: 10 },
];

const by = (...fields: readonly string[]): readonly Sort[] =>
  fields.map((field) =>
    field.startsWith('-') ? { field: field.slice(1), direction: 'desc' } : { field, direction: 'asc' },
  );

export function sortCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);
  const order = async (docs: readonly Sample[], sort?: readonly Sort[]) => {
    const { docs: view } = await liveView(store(), docs);
    return idsOf(await view.find({ ...(sort && { sort }), limit: 100 }));
  };

  it.each([
    ['nothing: by id', [], 'abcdef'],
    ['a number, ties by id', by('rank'), 'abdecf'],
    ['a number downwards, ties by id downwards', by('-rank'), 'fcedba'],
    ['text, none first', by('kind'), 'cfbead'],
    ['text downwards, none last', by('-kind'), 'daebfc'],
    ['two fields', by('kind', 'rank'), 'cfbead'],
    ['two fields, ties in the direction of the last', by('rank', '-kind'), 'abdefc'],
    ['two fields downwards', by('-rank', '-kind'), 'fcdeab'],
    ['three fields', by('-kind', 'rank', '-score'), 'adbefc'],
    ['fractions and negative numbers', by('score'), 'cfeadb'],
  ])('orders by %s', async (_, sort, ids) => {
    expect((await order(samples, sort)).join('')).toBe(ids);
  });

  it('orders by id when nothing is asked', async () => {
    expect((await order(samples)).join('')).toBe('abcdef');
  });

  it('orders text by code points', async () => {
    const titles = ['', ' ', '10', '9', 'A', 'Z', 'a', 'z', 'Ä', 'ㄱ', '가', '각', '나', '힣', '\uffee', '😀'];
    const docs = titles.map((title, index) => ({ id: `${titles.length - index}`, title }));
    const { docs: view } = await liveView(store(), docs.toReversed());
    const found = await view.find<Sample>({ sort: by('title'), limit: 100 });
    expect(found.map(({ doc }) => doc.title)).toEqual(titles);
  });

  it('orders what a list of values lets through', async () => {
    const { docs } = await liveView(store(), samples);
    const found = await docs.find({
      where: { kind: { in: ['b', null, 'a'] }, rank: { in: [2, 10] } },
      sort: by('-rank', '-score'),
      limit: 3,
      offset: 1,
    });
    expect(idsOf(found).join('')).toBe('cde');
  });
}
