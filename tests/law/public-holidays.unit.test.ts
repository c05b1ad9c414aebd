import { expect, it } from 'vitest';
import { isBusinessDay } from '@maru/contracts/shop/law/public-holidays';
import { dateOf, dayOf, weekdayOf } from '@maru/contracts/kernel/seoul-days';

const dayAt = (date: string) => dayOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
const written = (day: number) => {
  const { year, month, day: date } = dateOf(day);
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
};
/** Weekdays of a year on which the shop is closed. */
const closedOn = (year: number) =>
  Array.from({ length: 366 }, (_, at) => dayOf(year, 1, 1) + at)
    .filter((day) => dateOf(day).year === year && weekdayOf(day) % 6 !== 0 && !isBusinessDay(day))
    .map((day) => written(day).slice(5));

it('knows the holidays of a year on weekdays, with those made up for on another day', () => {
  const spring = '01-01 02-16 02-17 02-18 03-02 05-05 05-25';
  const autumn = '08-17 09-24 09-25 10-05 10-09 12-25';
  expect(closedOn(2026).join(' ')).toBe(`${spring} ${autumn}`);
});

it.each([
  ['2025-05-06', 'two holidays on one day'],
  ['2025-10-08', 'the day before 추석 on a Sunday'],
  ['2027-02-09', '설날 on a Sunday'],
  ['2028-10-05', '개천절 within 추석'],
  ['2036-10-06', '추석 on a Sunday'],
  ['2036-10-07', '개천절 within the same 추석'],
])('%s makes up for %s', (date) => {
  expect(isBusinessDay(dayAt(date))).toBe(false);
});

it.each(['2026-02-19', '2026-06-05', '2026-06-08', '2027-02-10', '2036-10-08'])('%s is a business day', (date) => {
  expect(isBusinessDay(dayAt(date))).toBe(true);
});

it('agrees with the Korean lunar calendar of the runtime', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const names = new Set(['1/1', '4/8', '8/15']);
  const days = Array.from({ length: dayOf(2041, 1, 1) - dayOf(2025, 1, 1) }, (_, at) => dayOf(2025, 1, 1) + at);
  const holidays = days.filter((day) => names.has(lunar.format(day * 86_400_000)));
  expect(holidays).toHaveLength(3 * 16);
  expect(holidays.filter(isBusinessDay).map(written)).toEqual([]);
});
