import { describe, expect, it } from 'vitest';
import { defaultItemAdminFilter, itemParams, readItemAdminFilter, writeItemAdminFilter } from './item-admin-filter.ts';

describe('what the list of items shows', () => {
  it('is everything without a word in the URL', () => {
    expect(readItemAdminFilter(new URLSearchParams())).toEqual(defaultItemAdminFilter);
    expect(writeItemAdminFilter(defaultItemAdminFilter).toString()).toBe('');
  });
  it('comes back from the URL as it went there', () => {
    const filter = { page: 3, itemsPerPage: 50, text: '코튼 명함', state: 'hidden', stock: 'low' } as const;
    expect(readItemAdminFilter(writeItemAdminFilter(filter))).toEqual(filter);
  });
  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'state=gone', 'state=toString'])(
    'takes no nonsense: %s',
    (query) => expect(readItemAdminFilter(new URLSearchParams(query))).toEqual(defaultItemAdminFilter),
  );
  it('asks for no empty text', () => expect(itemParams(defaultItemAdminFilter)).not.toHaveProperty('text'));
});
