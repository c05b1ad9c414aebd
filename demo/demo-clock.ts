import { type Clock, systemClock } from '@maru/platform/clock/clock';

/** A clock that lives through the past weeks in a moment. */
export interface DemoClock extends Clock {
  readonly realNow: number;
  /** To so many days before the real now. */
  readonly moveTo: (daysAgo: number) => void;
}

const dayMs = 86_400_000;

export const demoClock = (now: () => number = Date.now): DemoClock => {
  const start = now();
  let current = start;
  return {
    ...systemClock(() => current),
    realNow: start,
    moveTo: (daysAgo) => {
      current = start - Math.round(daysAgo * dayMs);
    },
  };
};
