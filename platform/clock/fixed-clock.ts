import { type Clock, systemClock } from './clock.ts';

export interface FixedClock extends Clock {
  advance(milliseconds: number): void;
}

/** Stands at `start`, an ISO time. Stamps grow by a microsecond all the same. */
export function fixedClock(start = '2026-01-02T03:04:05.678Z'): FixedClock {
  let milliseconds = Date.parse(start);
  return {
    ...systemClock(() => milliseconds),
    advance: (by) => {
      milliseconds += by;
    },
  };
}
