import { describe, expect, it } from 'vitest';
import { everyone, paramsOf, readUserFilter, type UserFilter, writeUserFilter } from './user-filter.ts';

const read = (query: string) => readUserFilter(new URLSearchParams(query));

describe('the filter of people in the URL', () => {
  it('is empty for everyone', () => {
    expect(read('')).toEqual(everyone);
    expect(writeUserFilter(everyone).toString()).toBe('');
  });
  it('comes back as it was written', () => {
    const filter: UserFilter = { page: 3, itemsPerPage: 50, sortBy: 'no', group: 'suspended', text: '하늘' };
    expect(readUserFilter(writeUserFilter(filter))).toEqual(filter);
  });
  it.each(['page=0', 'page=x', 'itemsPerPage=-1', 'sortBy=email', 'group=nobody', 'text=하'])(
    'passes over %s',
    (query) => expect(read(query)).toEqual(everyone),
  );
  it('asks for no more than the server gives', () => expect(read('itemsPerPage=5000').itemsPerPage).toBe(100));
});

describe('what the server is asked', () => {
  it('is a status, or the level of administrators', () => {
    expect(paramsOf({ ...everyone, group: 'suspended' })).toEqual({
      page: 1,
      itemsPerPage: 20,
      sortBy: '-no',
      status: 'suspended',
    });
    expect(paramsOf({ ...everyone, group: 'admin', text: '하늘' })).toEqual({
      page: 1,
      itemsPerPage: 20,
      sortBy: '-no',
      status: 'all',
      level: 10,
      text: '하늘',
    });
  });
});
