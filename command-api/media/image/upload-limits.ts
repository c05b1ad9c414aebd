import { Rejected } from '@maru/contracts/kernel/rejections';
import pLimit from 'p-limit';

export type Budget = <T>(bytes: number, work: () => Promise<T>) => Promise<T>;

/** Uploads are held in memory: beyond `mostBytes` together the next is refused with `unavailable`. */
export const uploadBudget = (mostBytes: number): Budget => {
  let held = 0;
  return async (bytes, work) => {
    if (held + bytes > mostBytes) throw new Rejected('unavailable');
    held += bytes;
    try {
      return await work();
    } finally {
      held -= bytes;
    }
  };
};

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
