import { expect, it } from 'vitest';
import { toBatch, toPosition } from './esdb-recorded.ts';
import { streamFilter } from './event-store.ts';

it('takes positions as long as numbers hold them', () => {
  expect(toPosition(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER);
  for (const wrong of [2n ** 53n, 2n ** 64n - 1n, undefined]) expect(() => toPosition(wrong)).toThrow(RangeError);
});

it('leaves a batch without an event where it was', () => {
  expect(toBatch([], streamFilter(undefined), 9)).toEqual({ events: [], position: 9 });
});
