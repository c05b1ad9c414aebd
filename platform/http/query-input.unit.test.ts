import { parse } from 'node:querystring';
import { describe, expect, it } from 'vitest';
import { queryInput } from './query-input.ts';

describe('query input', () => {
  it.each([
    ['id=7&text=', { id: '7', text: '' }],
    ['status=a&status=b', { status: ['a', 'b'] }],
    ['status[]=a', { status: ['a'] }],
    ['status[]=a&status[]=b', { status: ['a', 'b'] }],
    ['status[0]=a&status[1]=b&page=2', { status: ['a', 'b'], page: '2' }],
    ['status=a&status[]=b', { status: ['a', 'b'] }],
    ['status[]=', { status: [''] }],
    [
      'sortBy[0][key]=title&sortBy[0][order]=desc&sortBy[1][key]=open',
      { sortBy: [{ key: 'title', order: 'desc' }, { key: 'open' }] },
    ],
    ['a b[=1', { 'a b[': '1' }],
  ])('reads %s', (text, expected) => {
    expect(queryInput(parse(text))).toEqual(expected);
  });

  it('gives back a query without any of this as it is', () => {
    const query = { id: '7', status: 'a,b' };
    expect(queryInput(query)).toBe(query);
  });

  it('reaches no prototype', () => {
    const input = queryInput(parse('__proto__[]=a&x[0][__proto__]=b&constructor[prototype]=c'));
    expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('0');
    expect(Object.keys(input)).toEqual(['__proto__', 'x', 'constructor[prototype]']);
  });
});
