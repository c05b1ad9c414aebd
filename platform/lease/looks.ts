import { inTurn } from '../clock/in-turn.ts';

/** One look at all leases that a process waits for. */
export interface Round {
  /** Another process was found to have one of them. */
  late: boolean;
}

export interface Looks {
  readonly look: <T>(look: (round: Round) => Promise<T>) => Promise<T>;
  /** Milliseconds until the next round. */
  readonly untilNext: () => number;
}

/**
 * Those who wait in one process look at the same moments, one after another: a process that comes first finds all of
 * them free.
 */
export const openLooks = (lookMs: number): Looks => {
  const next = inTurn();
  let round: Round = { late: false };
  return {
    look: (look) => {
      const mine = round;
      return next(() => look(mine));
    },
    untilNext: inStep(() => {
      round = { late: false };
      return jittered(lookMs);
    }),
  };
};

/** Processes must not come all at once. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2);

/**
 * Milliseconds until the next moment that all who ask have in common; `interval` says how long after it the one after
 * that is.
 */
export const inStep = (interval: () => number): (() => number) => {
  let at = 0;
  return () => {
    const now = performance.now();
    if (at <= now + earlyMs) at = now + interval();
    return at - now;
  };
};

/** So much before its time may a timer come. */
const earlyMs = 2;
