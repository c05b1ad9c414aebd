import { dateOf, dayOf, type SeoulDay, weekdayOf } from '../../kernel/seoul-days.ts';

const saturday = 6;
const sunday = 0;
const isWeekend = (day: SeoulDay) => weekdayOf(day) === saturday || weekdayOf(day) === sunday;
/** What falls on these weekdays is made up for by another day; `never` for 신정 and 현충일. */
type MadeUpFor = 'never' | 'sunday' | 'weekend';
interface Holiday {
  readonly day: SeoulDay;
  readonly madeUpFor: MadeUpFor;
}

/** 관공서의 공휴일에 관한 규정 제2조: those with a date of their own, as month, day. */
const fixed: readonly (readonly [number, number, MadeUpFor])[] = [
  [1, 1, 'never'],
  [3, 1, 'weekend'],
  [5, 5, 'weekend'],
  [6, 6, 'never'],
  [8, 15, 'weekend'],
  [10, 3, 'weekend'],
  [10, 9, 'weekend'],
  [12, 25, 'weekend'],
];

/**
 * Those of the lunar calendar, as 한국천문연구원 publishes them: 설날, 부처님오신날, 추석 of a year, as month and day.
 * A list of our own since the packages that know them weigh more than all of contracts (date-holidays: 1.5 MB), and the
 * browser asks too. Elections and days that the government declares for once are left out, as are lunar ones after the
 * list: the shop's own deadlines then end a day early, never late.
 */
const lunar: Readonly<Record<number, readonly [string, string, string]>> = {
  2025: ['01-29', '05-05', '10-06'],
  2026: ['02-17', '05-24', '09-25'],
  2027: ['02-07', '05-13', '09-15'],
  2028: ['01-27', '05-02', '10-03'],
  2029: ['02-13', '05-20', '09-22'],
  2030: ['02-03', '05-09', '09-12'],
  2031: ['01-23', '05-28', '10-01'],
  2032: ['02-11', '05-16', '09-19'],
  2033: ['01-31', '05-06', '09-08'],
  2034: ['02-19', '05-25', '09-27'],
  2035: ['02-08', '05-15', '09-16'],
  2036: ['01-28', '05-03', '10-04'],
  2037: ['02-15', '05-22', '09-24'],
  2038: ['02-04', '05-11', '09-13'],
  2039: ['01-24', '04-30', '10-02'],
  2040: ['02-12', '05-18', '09-21'],
};

const lunarHolidays = (year: number): readonly Holiday[] => {
  const dates = lunar[year];
  if (dates === undefined) return [];
  const [newYear, buddha, harvest] = dates.map((date) =>
    dayOf(year, Number(date.slice(0, 2)), Number(date.slice(3))),
  ) as [SeoulDay, SeoulDay, SeoulDay];
  const around = [newYear, harvest].flatMap((day) => [day - 1, day, day + 1]);
  return [...around.map((day) => ({ day, madeUpFor: 'sunday' }) as const), { day: buddha, madeUpFor: 'weekend' }];
};

const needsAnother = ({ day, madeUpFor }: Holiday, sharesItsDay: boolean): boolean => {
  if (madeUpFor === 'never') return false;
  const weekday = weekdayOf(day);
  return sharesItsDay || weekday === sunday || (madeUpFor === 'weekend' && weekday === saturday);
};

/** Each holiday in want of another day gets the next free one (같은 규정 제3조); two on one day get one. */
const holidaysOf = (year: number): ReadonlySet<SeoulDay> => {
  const holidays = [
    ...lunarHolidays(year),
    ...fixed.map(([month, day, madeUpFor]) => ({ day: dayOf(year, month, day), madeUpFor })),
  ];
  const days = new Set(holidays.map(({ day }) => day));
  const seen = new Set<SeoulDay>();
  const inWant: SeoulDay[] = [];
  for (const holiday of holidays) {
    if (needsAnother(holiday, seen.has(holiday.day))) inWant.push(holiday.day);
    seen.add(holiday.day);
  }
  for (const day of inWant.toSorted((one, other) => one - other)) {
    let free = day + 1;
    while (days.has(free) || isWeekend(free)) free += 1;
    days.add(free);
  }
  return days;
};

const byYear = new Map<number, ReadonlySet<SeoulDay>>();

/** Neither Saturday, Sunday nor a public holiday of Korea. */
export const isBusinessDay = (day: SeoulDay): boolean => {
  const { year } = dateOf(day);
  const known = byYear.get(year) ?? holidaysOf(year);
  byYear.set(year, known);
  return !isWeekend(day) && !known.has(day);
};
