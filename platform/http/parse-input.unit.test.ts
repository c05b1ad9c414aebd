import { Rejected } from '@maru/contracts/kernel/rejections';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

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
