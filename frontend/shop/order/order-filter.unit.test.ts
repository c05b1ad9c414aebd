import { expect, it } from 'vitest';
import { buyerGroups, orderParams, readOrderFilter, writeOrderFilter } from './order-filter.ts';

it.each(['', 'page=3&group=back', 'itemsPerPage=50&number=261121-AB'])(
  'the address %j says all there is to say',
  (query) =>
    expect(String(writeOrderFilter(readOrderFilter(new URLSearchParams(query), buyerGroups, 20), 20))).toBe(query),
);

it.each(['group=stuck', 'group=none', 'page=0', 'page=1e3', 'itemsPerPage=7'])('%j is none of a buyer’s', (query) =>
  expect(readOrderFilter(new URLSearchParams(query), buyerGroups, 10)).toEqual({
    page: 1,
    itemsPerPage: 10,
    group: 'all',
    number: '',
  }),
);

it('asks for the states of a group', () => {
  const filter = { page: 1, itemsPerPage: 10, group: 'back', number: '' };
  expect(orderParams(filter, buyerGroups)).toEqual({
    page: 1,
    itemsPerPage: 10,
    status: 'cancelRequested,returnRequested,exchangeRequested,returned,exchanging,exchanged',
  });
});
