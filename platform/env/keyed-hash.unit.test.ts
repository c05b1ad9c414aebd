import { expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

it('gives the same hash for the same value and secret only', () => {
  const [a, b] = [keyedHash('secret a'), keyedHash('secret b')];
  expect(a('x')).toMatch(/^[0-9a-f]{64}$/);
  expect(a('x')).toBe(a('x'));
  expect(new Set([a('x'), a('y'), b('x')]).size).toBe(3);
});
