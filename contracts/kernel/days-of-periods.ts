import { dateOf, dateText, dayOf, dayOfText, type SeoulDay, weekdayOf } from './seoul-days.ts';

/** How the days of a period are put together. */
export const grains = ['day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

/** Dates in Asia/Seoul, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** More days make no picture, and cost as much as they are. */
export const mostDays = 366;

export const daysOf = ({ from, to }: Period): readonly string[] => {
  const [first, last] = [dayOfText(from), dayOfText(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => dateText(first + at));
};

/** As many days, up to the one before it. */
export const periodBefore = (period: Period): Period => {
  const [first, days] = [dayOfText(period.from), daysOf(period).length];
  return { from: dateText(first - days), to: dateText(first - 1) };
};

/** The last day of the week (it begins on Monday) or month of a day. */
const endOf = (day: SeoulDay, grain: Grain): SeoulDay => {
  if (grain === 'day') return day;
  if (grain === 'week') return day + ((7 - weekdayOf(day)) % 7);
  const { year, month } = dateOf(day);
  return dayOf(year, month + 1, 0);
};

/** The period cut into days, weeks or months; the first and the last may be a part of one. */
export const partsOf = ({ from, to }: Period, grain: Grain): readonly Period[] => {
  const parts: Period[] = [];
  const last = dayOfText(to);
  for (let day = dayOfText(from); day <= last;) {
    const end = Math.min(last, endOf(day, grain));
    parts.push({ from: dateText(day), to: dateText(end) });
    day = end + 1;
  }
  return parts;
};

const monthLength = 'yyyy-MM'.length;
/** The fewest names of days and whole months that a period consists of. */
export const daysAndMonthsOf = (period: Period): readonly string[] =>
  partsOf(period, 'month').flatMap((part) => {
    const first = dayOfText(part.from);
    const isWhole = dateOf(first).day === 1 && dateText(endOf(first, 'month')) === part.to;
    return isWhole ? [part.from.slice(0, monthLength)] : daysOf(part);
  });
