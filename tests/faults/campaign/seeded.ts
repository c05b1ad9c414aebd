/** Choices that come out the same for the same seed. */
export interface Seeded {
  /** From 0 up to, but not with, `limit`. */
  below(limit: number): number;
  /** Throws where there is nothing to choose from. */
  pick<T>(from: readonly T[]): T;
  /** True so often, of 1. */
  chance(share: number): boolean;
  shuffled<T>(from: readonly T[]): readonly T[];
}

/** Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c: small, and good enough to choose by. */
const fractions = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const seeded = (seed: number): Seeded => {
  const next = fractions(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick: Seeded['pick'] = (from) => {
    if (from.length === 0) throw new RangeError('there is nothing to choose from');
    return from[below(from.length)] as (typeof from)[number];
  };
  return {
    below,
    pick,
    chance: (share) => next() < share,
    shuffled: (from) =>
      from
        .map((one) => [next(), one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one),
  };
};
