import { pause } from '@maru/platform/clock/pause';

export interface Batcher<T> {
  readonly first: Promise<void>;
  join(item: T): Promise<void>;
}

/** Groups what comes at about the same time: a group goes when it is full, or a moment after it was begun. */
export const batcher = <T>(
  groupSize: number,
  momentMs: number,
  handle: (group: readonly T[]) => Promise<void>,
): Batcher<T> => {
  let waiting: T[] = [];
  let complete = new AbortController();
  const handleGroup = async () => {
    await pause(momentMs, complete.signal);
    const group = waiting;
    [waiting, complete, current] = [[], new AbortController(), undefined];
    await handle(group);
  };
  let current: Promise<void> | undefined = groupSize > 0 ? handleGroup() : undefined;
  return {
    first: current ?? Promise.resolve(),
    join: (item) => {
      waiting.push(item);
      const group = (current ??= handleGroup());
      if (waiting.length >= groupSize) complete.abort();
      return group;
    },
  };
};
