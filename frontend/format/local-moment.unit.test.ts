import { expect, it } from 'vitest';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

it('goes to a field and back, to the minute', () => {
  const iso = new Date(2026, 11, 1, 9, 5).toISOString();
  expect(toLocalMoment(iso)).toBe('2026-12-01T09:05');
  expect(fromLocalMoment(toLocalMoment(iso))).toBe(iso);
});
it('knows no moment, and none that is not whole', () => {
  expect([toLocalMoment(null), fromLocalMoment(''), fromLocalMoment('내일')]).toEqual(['', null, null]);
});
