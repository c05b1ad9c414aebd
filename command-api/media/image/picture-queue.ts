import { Rejected } from '@maru/contracts/kernel/rejections';
import pLimit from 'p-limit';

/** Runs work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `atOnce` pieces of work at a time, so that pictures leave processor time to commands; beyond `mostWaiting` it
 * refuses with `unavailable` instead of holding ever more of them in memory.
 */
export const pictureQueue = (atOnce: number, mostWaiting: number): Queue => {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= mostWaiting && limit.activeCount >= atOnce) throw new Rejected('unavailable');
    return limit(work);
  };
};
