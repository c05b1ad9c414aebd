import { expect, it } from 'vitest';
import { rankAt } from './rank.ts';

it.each([
  [[], 0],
  [[10], 0],
  [[10], 1],
  [[10, 20, 30], 1],
  [[10, 20, 30], 2],
  [[10, 20, 30], 3],
])('among %o at %i stands between its neighbours', (others, to) => {
  const rank = rankAt(others, to);
  expect(others.slice(0, to).every((one) => one < rank)).toBe(true);
  expect(others.slice(to).every((one) => one > rank)).toBe(true);
});
