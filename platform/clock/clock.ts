export interface Clock {
  now(): number;
  /** ISO 8601 UTC with microseconds, growing within the process for as long as the computer's clock is not set back. */
  stamp(): string;
}

/** ISO 8601 in UTC with microseconds, `2026-11-21T11:14:22.123456Z`, from epoch microseconds. */
export function stampAt(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1_000);
  const rest = String(microseconds - milliseconds * 1_000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}

/** Milliseconds. Corrections by a time server are smaller, and stamps go on growing through them. */
const correction = 1_000;

/**
 * The computer's clock; the microseconds of a stamp tell apart one millisecond. A clock that was ahead and is set back is
 * followed: stamps that went on from the highest one would be wrong for as long as it was ahead.
 */
export function systemClock(now: () => number = Date.now): Clock {
  let newest = 0;
  return {
    now,
    stamp() {
      const present = now() * 1_000;
      newest = newest - present > correction * 1_000 ? present : Math.max(present, newest + 1);
      return stampAt(newest);
    },
  };
}
