const dayMs = 24 * 60 * 60 * 1000;
/** Korea has had no summer time since 1988: its days begin at 15:00 UTC, all year round. */
const offsetMs = 9 * 60 * 60 * 1000;

/** A day of the calendar in Asia/Seoul, counted from 1 January 1970. */
export type SeoulDay = number;

/** The day in Asia/Seoul of a moment, in epoch ms. */
export const seoulDay = (at: number): SeoulDay => Math.floor((at + offsetMs) / dayMs);

/** The moment, in epoch ms, at which a clock of UTC shows what that of Seoul shows at this one. */
export const seoulClock = (at: number): number => at + offsetMs;

/** The midnight with which a day in Asia/Seoul ends, in epoch ms: what ends then is over at that moment. */
export const endOfDay = (day: SeoulDay): number => (day + 1) * dayMs - offsetMs;

/** The midnight with which it begins, in epoch ms. */
export const startOfDay = (day: SeoulDay): number => endOfDay(day - 1);

/** `2026-03-02`. */
export const dateText = (day: SeoulDay): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** The day of such a date. */
export const dayOfText = (date: string): SeoulDay => Date.parse(date) / dayMs;

/** The day by its date; months count from 1, and a day outside its month belongs to the month it falls into. */
export const dayOf = (year: number, month: number, day: number): SeoulDay => Date.UTC(year, month - 1, day) / dayMs;

/** Year, month from 1, and day of the month. */
export const dateOf = (day: SeoulDay): { readonly year: number; readonly month: number; readonly day: number } => {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: SeoulDay): number => new Date(day * dayMs).getUTCDay();

/**
 * The last day of a period of months that begins the day after `day` (민법 제157조, 제160조): the day before the one
 * with the number of the first, the last day of a month that has no such day, or of the month before where the period
 * began with a month.
 */
export const lastDayOfMonths = (day: SeoulDay, months: number): SeoulDay => {
  const first = dateOf(day + 1);
  const wanted = dayOf(first.year, first.month + months, first.day);
  const lastOfMonth = dayOf(first.year, first.month + months + 1, 0);
  return Math.min(wanted - 1, lastOfMonth);
};
