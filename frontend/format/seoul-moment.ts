import { dateOf, dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';

/** Korea has had no summer time since 1988. */
const offset = '+09:00';
const offsetMs = 9 * 60 * 60 * 1000;

/** What a `datetime-local` field shows of an ISO time: minutes in Asia/Seoul, wherever this browser is. Empty for none. */
export const toSeoulMoment = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + offsetMs).toISOString().slice(0, 'yyyy-MM-ddThh:mm'.length);

/** The ISO time (UTC) that such a field says; null for an empty one. */
export const fromSeoulMoment = (typed: string): string | null => {
  const at = new Date(`${typed}${offset}`);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** `09:05`. */
export const clockTime = (timestamp: number): string =>
  toSeoulMoment(new Date(timestamp).toISOString()).slice('yyyy-MM-ddT'.length);
const two = (value: number) => String(value).padStart(2, '0');

/**
 * `2026년 12월 31일`, as all days and times of the shop and of accounts in Asia/Seoul: deadlines end there, wherever the
 * browser is. Times here are epoch milliseconds.
 */
export const longDate = (timestamp: number): string => {
  const { year, month, day } = dateOf(seoulDay(timestamp));
  return `${year}년 ${month}월 ${day}일`;
};
/** `2026년 03월 02일 09시 05분`. */
export const fullDate = (timestamp: number): string => {
  const { year, month, day } = dateOf(seoulDay(timestamp));
  const [hours, minutes] = clockTime(timestamp).split(':');
  return `${year}년 ${two(month)}월 ${two(day)}일 ${hours}시 ${minutes}분`;
};
/** `2026-03-02`. */
export const seoulDate = (timestamp: number): string => dateText(seoulDay(timestamp));
const endsWithDay = (timestamp: number) => (timestamp + offsetMs) % (24 * 60 * 60 * 1000) === 0;

/** `2026년 12월 1일 09:00`, in Asia/Seoul. */
export const seoulTime = (timestamp: number): string => `${longDate(timestamp)} ${clockTime(timestamp)}`;
/** Until when something lasts: what ends at midnight ends with the day before. */
export const seoulEnd = (timestamp: number): string =>
  endsWithDay(timestamp) ? longDate(timestamp - 1) : seoulTime(timestamp);
