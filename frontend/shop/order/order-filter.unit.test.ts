import { expect, it } from 'vitest';
import { adminGroups, buyerGroups, orderParams, readOrderFilter, writeOrderFilter } from './order-filter.ts';

it.each(['', 'page=3&group=back', 'itemsPerPage=50&number=261121-AB'])(
  'the address %j says all there is to say',
  (query) =>
    expect(String(writeOrderFilter(readOrderFilter(new URLSearchParams(query), adminGroups, 20), 20))).toBe(query),
);

it.each(['group=stuck', 'group=none', 'page=0', 'page=1e3', 'itemsPerPage=7'])('%j is none of a buyer’s', (query) =>
  expect(readOrderFilter(new URLSearchParams(query), buyerGroups, 10)).toEqual({
    page: 1,
    itemsPerPage: 10,
    group: 'all',
    number: '',
  }),
);

it('asks for the states of a group, or for refunds that are stuck', () => {
  const filter = { page: 1, itemsPerPage: 10, group: 'back', number: '' };
  expect(orderParams(filter, adminGroups)).toEqual({
    page: 1,
    itemsPerPage: 10,
    status: 'returnRequested,exchangeRequested',
  });
  expect(orderParams({ ...filter, group: 'all', number: '2611' }, adminGroups)).toEqual({
    page: 1,
    itemsPerPage: 10,
    number: '2611',
  });
  expect(orderParams({ ...filter, group: 'stuck' }, adminGroups)).toEqual({
    page: 1,
    itemsPerPage: 10,
    payment: 'stuck',
  });
});
