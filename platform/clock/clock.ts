export interface Clock {
  now(): number;
  /** ISO 8601 UTC with microseconds, strictly growing within the process. */
  stamp(): string;
}

/** ISO 8601 in UTC with microseconds, `2026-11-21T11:14:22.123456Z`, from epoch microseconds. */
export function stampAt(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1_000);
  const rest = String(microseconds - milliseconds * 1_000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}

/** The computer's clock; the microseconds of a stamp tell apart one millisecond and carry on when it is set back. */
export function systemClock(now: () => number = Date.now): Clock {
  let newest = 0;
  return {
    now,
    stamp() {
      newest = Math.max(now() * 1_000, newest + 1);
      return stampAt(newest);
    },
  };
}
