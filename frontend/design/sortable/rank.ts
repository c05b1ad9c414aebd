/** Leaves room for many ranks in between. */
const step = 1_000_000;

/** The rank of what is put at place `to` among things of these ranks, itself not among them. */
export const rankAt = (others: readonly number[], to: number): number => {
  const [before, after] = [others[to - 1], others[to]];
  if (before === undefined) return after === undefined ? 0 : after - step;
  return after === undefined ? before + step : (before + after) / 2;
};
