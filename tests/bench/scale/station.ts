/** Times in ms; arrivals in order. */
export interface QueueTimes {
  /** When each arrival was done with, in the order of the arrivals. */
  readonly done: Float64Array;
  /** What the servers worked, as a share of the time in which all arrived; above 1 the arrivals piled up. */
  readonly busy: number;
}

const shareOf = (worked: number, servers: number, arrivals: Float64Array) =>
  worked / (servers * ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)));

/** First come, first served, by whichever of the servers is free first. */
export const queue = (arrivals: Float64Array, servers: number, serviceTime: () => number): QueueTimes => {
  const free = new Float64Array(servers);
  const done = new Float64Array(arrivals.length);
  let worked = 0;
  for (const [index, arrival] of arrivals.entries()) {
    const first = free.indexOf(Math.min(...free));
    const time = serviceTime();
    worked += time;
    done[index] = free[first] = Math.max(arrival, free[first] ?? 0) + time;
  }
  return { done, busy: shareOf(worked, servers, arrivals) };
};

/** A batch takes `base` for itself and `each` for what is in it, at most `most`. */
export interface BatchCost {
  readonly base: number;
  readonly each: number;
  readonly most: number;
}

/** One server that takes all that waits at once, as a projection does: the more waits, the cheaper each of it. */
export const batches = (
  arrivals: Float64Array,
  { base, each, most }: BatchCost,
): QueueTimes & { readonly count: number } => {
  const done = new Float64Array(arrivals.length);
  let [free, worked, count] = [0, 0, 0];
  for (let from = 0; from < arrivals.length;) {
    const start = Math.max(free, arrivals[from] ?? 0);
    let to = from + 1;
    while (to < arrivals.length && to - from < most && (arrivals[to] ?? 0) <= start) to += 1;
    const time = base + each * (to - from);
    worked += time;
    count += 1;
    free = start + time;
    done.fill(free, from, to);
    from = to;
  }
  return { done, busy: shareOf(worked, 1, arrivals), count };
};
