const two = (value: number) => String(value).padStart(2, '0');

/** What a `datetime-local` field shows of an ISO time: minutes, in the time of this browser. Empty for none. */
export const toLocalMoment = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The ISO time (UTC) that such a field says; null for an empty one. */
export const fromLocalMoment = (typed: string): string | null => {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};
