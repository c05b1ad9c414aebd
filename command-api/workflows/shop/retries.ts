import type { Clock } from '@maru/platform/clock/clock';
import { LRUCache } from 'lru-cache';

const [firstMs, longestMs] = [1_000, 10 * 60_000];

/**
 * Does a thing now, or not yet: the longer it stays to be done, the rarer it is tried, each time after twice as long.
 */
export const retries = ({ now }: Pick<Clock, 'now'>) => {
  const tried = new LRUCache<string, { readonly next: number; readonly wait: number }>({ max: 10_000 });
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const last = tried.get(name);
    if (last && now() < last.next) return;
    const wait = last ? Math.min(last.wait * 2, longestMs) : firstMs;
    tried.set(name, { next: now() + wait, wait });
    await work();
  };
};
