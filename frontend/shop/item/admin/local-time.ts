const two = (value: number) => String(value).padStart(2, '0');

/** As a field for date and time has it: `2026-12-01T09:00` where the browser is. */
export const toLocal = (iso: string): string => {
  const time = new Date(iso);
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** Back to UTC; undefined for what is no time. */
export const fromLocal = (local: string): string | undefined => {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
