import { expect, it } from 'vitest';
import { fromSeoulMoment, seoulEnd, seoulTime, toSeoulMoment } from './seoul-moment.ts';

it('means the time in Seoul, wherever the browser is', () => {
  expect(fromSeoulMoment('2026-12-01T00:00')).toBe('2026-11-30T15:00:00.000Z');
  expect(toSeoulMoment('2026-11-30T15:00:00.000Z')).toBe('2026-12-01T00:00');
  expect(seoulTime(Date.parse('2026-11-30T15:05:00Z'))).toBe('2026년 12월 1일 00:05');
});
it('goes to a field and back, to the minute', () => {
  const iso = '2026-12-01T00:05:00.000Z';
  expect(fromSeoulMoment(toSeoulMoment(iso))).toBe(iso);
});
it('knows no moment, and none that is not whole', () => {
  expect([toSeoulMoment(null), fromSeoulMoment(''), fromSeoulMoment('내일')]).toEqual(['', null, null]);
});
it('ends what ends at midnight with the day before', () => {
  expect(seoulEnd(Date.parse('2026-12-31T15:00:00Z'))).toBe('2026년 12월 31일');
  expect(seoulEnd(Date.parse('2026-12-31T15:30:00Z'))).toBe('2027년 1월 1일 00:30');
});
