import { expect, it } from 'vitest';
import { rowWritesOf } from './mongo-write.ts';
import type { Document, ViewDefinition } from './view-store.ts';

const view: ViewDefinition = {
  name: 'sample',
  version: 1,
  fields: { kind: 'text', rank: 'number' },
  indexes: [],
  search: ['title'],
};
const put = (id: string, position: number, rest: object = {}) => ({ id, doc: { id, ...rest } as Document, position });

it('stores declared fields, the text that is searched and the body as it is', () => {
  const [write] = rowWritesOf(view, [put('a', 5, { kind: 3, rank: true, title: 'AbAb', other: { list: [1] } })]);
  expect(write).toEqual({
    id: 'a',
    row: {
      position: 5,
      gone: false,
      f_kind: null,
      f_rank: 1,
      search: 'abab',
      pairs: ['31x32', '32x31'],
      body: '{"id":"a","kind":3,"rank":true,"title":"AbAb","other":{"list":[1]}}',
    },
  });
});

it('stores of what is removed only how new that is', () => {
  expect(rowWritesOf(view, [{ id: 'a', doc: null, position: 6 }])).toEqual([
    { id: 'a', row: { position: 6, gone: true } },
  ]);
});

it('keeps of each document the newest write, and of the same position the first', () => {
  const writes = [
    put('a', 1),
    put('a', 3, { kind: 'first' }),
    put('b', 2),
    put('a', 3, { kind: 'second' }),
    put('a', 2),
    { id: 'b', doc: null, position: 4 },
  ];
  expect(rowWritesOf(view, writes).map(({ id, row }) => [id, row.position, row.gone, row['f_kind']])).toEqual([
    ['a', 3, false, 'first'],
    ['b', 4, true, undefined],
  ]);
});
