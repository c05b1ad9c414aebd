import pLimit from 'p-limit';

export interface Poll {
  late: boolean;
}

export interface LeasePolling {
  readonly attempt: <T>(attempt: (poll: Poll) => Promise<T>) => Promise<T>;
  readonly untilNext: () => number;
}

/** All who wait in one process look at the same moments in turn, so the first process there gets all free leases. */
export const openPolling = (lookMs: number): LeasePolling => {
  const mutex = pLimit(1);
  let poll: Poll = { late: false };
  return {
    attempt: (attempt) => {
      const mine = poll;
      return mutex(() => attempt(mine));
    },
    untilNext: inStep(() => {
      poll = { late: false };
      return withJitter(lookMs);
    }),
  };
};

const withJitter = (ms: number) => ms * (0.75 + Math.random() / 2);

/** Milliseconds until the next common moment. */
export const inStep = (interval: () => number): (() => number) => {
  let at = 0;
  return () => {
    const now = performance.now();
    if (at <= now + earlyMs) at = now + interval();
    return at - now;
  };
};

/** Timers come early by so much. */
const earlyMs = 2;
