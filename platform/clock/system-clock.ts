import type { Clock } from './clock.ts';
import { stampAt } from './stamp.ts';

/**
 * The computer's clock. It counts milliseconds; the microseconds of a stamp tell apart what falls into one, and carry
 * on when the clock is set back.
 */
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
