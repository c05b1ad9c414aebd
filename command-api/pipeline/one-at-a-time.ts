/**
 * Runs work of the same key one after another, of different keys side by side. Writers of one stream in this process
 * would only lose to each other at the append.
 */
export const oneAtATime = () => {
  const last = new Map<string, Promise<unknown>>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
