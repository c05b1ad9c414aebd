import { expect, it } from 'vitest';
import { testsOf } from './field-test.ts';
import { filterOf, filterOfWalk, orderOf } from './mongo-filter.ts';
import { queryPairsOf } from './search-pairs.ts';
import { walkOf } from './sort-place.ts';
import { type Sort, UndeclaredField, type ViewDefinition, type Where } from './view-store.ts';

const view: ViewDefinition = { name: 'sample', version: 1, fields: { kind: 'text', rank: 'number' }, indexes: [] };
const filter = (where: Where, text?: string) =>
  filterOf({ tests: testsOf(view, where), text: text === undefined ? text : [[text]] });

it.each<readonly [Where, object]>([
  [{}, {}],
  [{ kind: 'x' }, { f_kind: { $eq: 'x' } }],
  [
    { kind: null, rank: 1 },
    { f_kind: { $eq: null }, f_rank: { $eq: 1 } },
  ],
  [{ kind: { in: ['x', null] } }, { f_kind: { $in: ['x', null] } }],
  [{ rank: { in: [1, 2], gte: 1, lt: 3 } }, { f_rank: { $in: [1, 2], $gte: 1, $lt: 3 } }],
  [{ kind: 1 }, { f_kind: { $in: [] } }],
  [{ rank: { in: [1, 2], gt: 'text' } }, { f_rank: { $in: [] } }],
  [{ kind: { in: [] } }, { f_kind: { $in: [] } }],
])('asks %j of what is not gone', (where, asked) => {
  expect(filter(where)).toEqual({ ...asked, gone: false });
});

it('asks for all pairs of a text and for the text itself, each character for itself', () => {
  expect(filter({}, 'a.*')).toEqual({
    pairs: { $all: queryPairsOf('a.*') },
    search: { $regex: String.raw`a\.\*` },
    gone: false,
  });
});

it('asks for each of several texts, by any of its ways to be written', () => {
  const one = (text: string) => ({ pairs: { $all: queryPairsOf(text) }, search: { $regex: text } });
  expect(filterOf({ tests: [], text: [['ab', 'cd'], ['ef']] })).toEqual({
    $and: [{ $or: [one('ab'), one('cd')] }, one('ef')],
    gone: false,
  });
});

it.each(['a.b', '(x|y)', '[a-z]+', '{2}', '^$', 'a\\d?', 'plain'])('finds %s by nothing but itself', (text) => {
  const { $regex } = filter({}, text)['search'] as { readonly $regex: string };
  expect(new RegExp($regex, 'u').exec(`before ${text} after`)?.[0]).toBe(text);
});

it('orders by each field once, and then by the key in the last direction', () => {
  const order = (sort: readonly Sort[]) => orderOf(walkOf(view, { sort, limit: 1 }));
  expect([...order([])]).toEqual([['_id', 1]]);
  const sort = [
    { field: 'rank', direction: 'asc' },
    { field: 'kind', direction: 'asc' },
    { field: 'rank', direction: 'desc' },
  ] as const;
  expect([...order(sort)]).toEqual([
    ['f_rank', 1],
    ['f_kind', 1],
    ['_id', -1],
  ]);
  expect(() => order([{ field: 'unheard', direction: 'asc' }])).toThrow(UndeclaredField);
});

it('asks for what stands behind a place as stretches of an index, each beside all that is asked', () => {
  const sort = [{ field: 'rank', direction: 'desc' }] as const;
  const walk = walkOf(view, { sort, limit: 1, after: { values: [5], id: 'x' } });
  const asked = { f_kind: { $eq: 'a' }, gone: false };
  expect(filterOfWalk({ tests: testsOf(view, { kind: 'a' }), text: undefined }, walk)).toEqual({
    $or: [
      { $and: [asked, { f_rank: { $lt: 5 } }] },
      { $and: [asked, { f_rank: { $eq: null } }] },
      { $and: [asked, { f_rank: { $eq: 5 }, _id: { $lt: 'x' } }] },
    ],
  });
});
