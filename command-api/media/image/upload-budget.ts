import { Rejected } from '@maru/contracts/kernel/rejections';

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
