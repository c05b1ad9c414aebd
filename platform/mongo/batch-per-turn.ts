import { setImmediate } from 'node:timers/promises';

interface PendingItem<T, R> {
  readonly item: T;
  readonly resolve: (answer: R | Promise<R>) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends all items of one turn of the event loop together; `send` answers each in order, or fails for all. */
export const batchPerTurn = <T, R>(
  send: (group: readonly T[]) => Promise<readonly (R | Promise<R>)[]>,
): ((item: T) => Promise<R>) => {
  let waiting: PendingItem<T, R>[] = [];
  const go = async () => {
    await setImmediate();
    const group = waiting;
    waiting = [];
    try {
      const answers = await send(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(answers[at] as R | Promise<R>));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) void go();
      waiting.push({ item, resolve, reject });
    });
};
