import { expect, it } from 'vitest';
import {
  clockTime,
  fromSeoulMoment,
  fullDate,
  longDate,
  seoulDate,
  seoulEnd,
  seoulTime,
  toSeoulMoment,
} from './seoul-moment.ts';

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

// Whoever runs it elsewhere than in Korea sees that the zone of the machine is nothing to it.
it.each([
  ['2026-03-01T14:59:59.999Z', '2026년 3월 1일', '2026년 03월 01일 23시 59분', '23:59', '2026-03-01'],
  ['2026-03-01T15:00:00.000Z', '2026년 3월 2일', '2026년 03월 02일 00시 00분', '00:00', '2026-03-02'],
  ['2026-12-31T15:05:00.000Z', '2027년 1월 1일', '2027년 01월 01일 00시 05분', '00:05', '2027-01-01'],
])('shows %s as it is in Seoul', (iso, ...texts) => {
  const at = Date.parse(iso);
  expect([longDate(at), fullDate(at), clockTime(at), seoulDate(at)]).toEqual(texts);
});
