export type Gate = () => Promise<void>;
/** Waits at the gate before each step. */
export type Task = (gate: Gate) => Promise<void>;

interface Running {
  readonly limit: number;
  steps: number;
  resume: (() => void) | undefined;
  settled: Promise<void>;
}

const start = (task: Task, limit: number): Running => {
  let onArrival = (): void => undefined;
  const waiting = () => new Promise<void>((resolve) => (onArrival = resolve));
  const running: Running = { limit, steps: 0, resume: undefined, settled: waiting() };
  const gate: Gate = () =>
    new Promise((resolve) => {
      running.resume = () => {
        running.settled = waiting();
        resolve();
      };
      onArrival();
    });
  const onEnd = () => {
    running.resume = undefined;
    onArrival();
  };
  void task(gate).then(onEnd, onEnd);
  return running;
};

/** After `limit` steps a task is killed where it stands. */
const play = async (tasks: readonly Task[], limits: readonly number[], choose: (width: number) => number) => {
  const all = tasks.map((task, at) => start(task, limits[at] ?? Infinity));
  await Promise.all(all.map(({ settled }) => settled));
  for (;;) {
    const live = all.filter(({ resume, steps, limit }) => resume && steps < limit);
    const next = live[live.length > 1 ? choose(live.length) : 0];
    if (!next) return;
    next.steps += 1;
    next.resume?.();
    await next.settled;
  }
};

/** Each order has a world of its own. Answers how many there were. */
export const everyOrder = async <World>(
  begin: () => World | Promise<World>,
  tasksOf: (world: World) => readonly Task[],
  limits: readonly number[],
  check: (world: World, order: readonly number[]) => Promise<void>,
) => {
  let prefix: number[] = [];
  for (let count = 1; ; count += 1) {
    const [made, widths]: [number[], number[]] = [[], []];
    const world = await begin();
    await play(tasksOf(world), limits, (width) => {
      const choice = prefix[made.length] ?? 0;
      made.push(choice);
      widths.push(width);
      return choice;
    });
    await check(world, made);
    const last = made.findLastIndex((choice, at) => choice + 1 < (widths[at] ?? 0));
    if (last < 0) return count;
    prefix = [...made.slice(0, last), (made[last] ?? 0) + 1];
  }
};
