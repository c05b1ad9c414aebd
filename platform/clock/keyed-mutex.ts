import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work of the same key one after another, of different keys side by side; work that fails does not hold up the next. */
export const keyedMutex = () => {
  const mutexes = new Map<string, LimitFunction>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mutex = mutexes.get(key) ?? pLimit(1);
    mutexes.set(key, mutex);
    try {
      return await mutex(work);
    } finally {
      if (mutex.activeCount + mutex.pendingCount === 0) mutexes.delete(key);
    }
  };
};
