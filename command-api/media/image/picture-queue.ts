import { Rejected } from '@maru/contracts/kernel/rejections';
import pLimit from 'p-limit';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Pictures leave processor time to commands; beyond `mostWaiting` it refuses with `unavailable`, because each holds
 * memory.
 */
export const pictureQueue = (atOnce: number, mostWaiting: number): Queue => {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= mostWaiting && limit.activeCount >= atOnce) throw new Rejected('unavailable');
    return limit(work);
  };
};
