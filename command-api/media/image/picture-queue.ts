import { Rejected } from '@maru/contracts/kernel/rejections';

/** Runs work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `atOnce` pieces of work at a time, so that pictures leave processor time to commands; beyond `mostWaiting` it
 * refuses with `unavailable` instead of holding ever more of them in memory.
 */
export const pictureQueue = (atOnce: number, mostWaiting: number): Queue => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Rejected('unavailable');
    // Whoever leaves hands the place over: `running` stays.
    await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
