import { describe, expect, it } from 'vitest';
import { defaultItemFilter, isNarrowed, readItemFilter, writeItemFilter } from './item-filter.ts';

const read = (query: string) => readItemFilter(new URLSearchParams(query));

describe('the filter of the shop', () => {
  it('is the default without a word', () => {
    expect(read('')).toEqual(defaultItemFilter);
    expect(writeItemFilter(defaultItemFilter).toString()).toBe('');
  });
  it('goes into the URL and comes back', () => {
    const filter = {
      ...defaultItemFilter,
      page: 2,
      category: '설계 도서',
      state: 'onSale',
      sortBy: 'price_low',
      price_from: 0,
      price_to: 30_000,
      text: '접합',
    } as const;
    expect(readItemFilter(writeItemFilter(filter))).toEqual(filter);
  });
  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'sortBy=sold',
    'state=hidden',
    'price_from=-1',
    'price_to=1e9',
    'price_to=999999999',
  ])('takes %s as nothing', (query) => {
    expect(read(query)).toEqual(defaultItemFilter);
  });
  it.each([
    ['', false],
    ['page=3&sortBy=name', false],
    ['category=명함', true],
    ['price_from=0', true],
    ['text=명함', true],
  ])('%s narrows: %s', (query, narrowed) => {
    expect(isNarrowed(read(query))).toBe(narrowed);
  });
});
