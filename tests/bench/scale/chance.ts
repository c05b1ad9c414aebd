/** The same numbers in each run (mulberry32), from 0 to 1. */
export const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Exponential with that mean. */
export const around = (random: () => number, mean: number) => () => -mean * Math.log(1 - random());

/** Poisson arrivals: so many, at so many a second, as times in ms. */
export const arrivalsAt = (random: () => number, perSecond: number, count: number): Float64Array => {
  const gap = around(random, 1_000 / perSecond);
  let time = 0;
  return Float64Array.from({ length: count }, () => (time += gap()));
};
