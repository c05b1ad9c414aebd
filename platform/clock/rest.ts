import { type Backoff, backoffMs } from './backoff.ts';

/** For how long to leave alone what failed: ever longer while it goes on failing. */
export interface Rest {
  /** Ms until the next try; 0 where it may be made now. */
  readonly waitMs: () => number;
  /** Whether it is the first failure in a row. */
  readonly fail: () => boolean;
  /** Whether it failed before. */
  readonly succeed: () => boolean;
}

/** `now` is a clock in ms that nobody sets. */
export const restAfterFailures = (backoff: Backoff, now: () => number = () => performance.now()): Rest => {
  let [failures, until] = [0, -Infinity];
  return {
    waitMs: () => Math.max(0, until - now()),
    fail: () => {
      failures += 1;
      until = now() + backoffMs(backoff, failures);
      return failures === 1;
    },
    succeed: () => {
      const hasFailed = failures > 0;
      [failures, until] = [0, -Infinity];
      return hasFailed;
    },
  };
};
