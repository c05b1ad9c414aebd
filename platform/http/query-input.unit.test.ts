import { parse } from 'node:querystring';
import { describe, expect, it } from 'vitest';
import { parseInput, queryInput } from './query-input.ts';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { z } from 'zod';

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

const schema = z.object({ name: z.string().max(3), of: z.object({ age: z.coerce.number() }).optional() });
const refusalOf = (input: unknown) => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Rejected) return error;
  }
  throw new Error('not refused');
};

describe('parseInput', () => {
  it('gives what the schema makes of the input, unknown fields left out', () => {
    expect(parseInput(schema, { name: 'abc', of: { age: '3' }, more: 1 })).toEqual({ name: 'abc', of: { age: 3 } });
  });

  it('names each wrong field with a Korean sentence', () => {
    const { code, errors } = refusalOf({ name: 'abcd', of: { age: 'x' } });
    expect(code).toBe('invalid_input');
    expect(errors.map(({ path }) => path)).toEqual(['name', 'of.age']);
    expect(errors.every(({ message }) => /[가-힣]/.test(message))).toBe(true);
  });

  it('refuses what is no object, and never answers more than some errors', () => {
    expect(refusalOf(undefined).errors).toHaveLength(1);
    const many = z.array(z.string());
    expect(() =>
      parseInput(
        many,
        Array.from({ length: 1_000 }, () => 1),
      ),
    ).toThrow(expect.objectContaining({ errors: expect.objectContaining({ length: 20 }) }));
  });
});
