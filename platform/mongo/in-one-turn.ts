import { setImmediate } from 'node:timers/promises';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (answer: R | Promise<R>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What is asked in one turn of the event loop goes to a server together. `send` answers for each of a group, in its
 * order; when it throws, all of them hear of it.
 */
export const inOneTurn = <T, R>(
  send: (group: readonly T[]) => Promise<readonly (R | Promise<R>)[]>,
): ((item: T) => Promise<R>) => {
  let waiting: Waiting<T, R>[] = [];
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
