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

const date = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' });

const endsWithDay = (timestamp: number) => (timestamp + offsetMs) % (24 * 60 * 60 * 1000) === 0;

/** `2026년 12월 31일`, in Asia/Seoul; times here are epoch milliseconds. */
export const seoulDate = (timestamp: number): string => date.format(timestamp);
/** `2026년 12월 1일 09:00`, in Asia/Seoul. */
export const seoulTime = (timestamp: number): string =>
  `${seoulDate(timestamp)} ${toSeoulMoment(new Date(timestamp).toISOString()).slice('yyyy-MM-ddT'.length)}`;
/** Until when something lasts: what ends at midnight ends with the day before. */
export const seoulEnd = (timestamp: number): string =>
  endsWithDay(timestamp) ? seoulDate(timestamp - 1) : seoulTime(timestamp);
