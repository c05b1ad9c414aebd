import { backoffMs } from '@maru/platform/clock/backoff';
import type { Clock } from '@maru/platform/clock/clock';
import { LRUCache } from 'lru-cache';

const backoff = { firstMs: 1_000, longestMs: 10 * 60_000 };

/**
 * Does a thing now, or not yet: the longer it stays to be done, the rarer it is tried, each time after twice as long.
 */
export const rarerTries = ({ now }: Pick<Clock, 'now'>) => {
  const tried = new LRUCache<string, { readonly next: number; readonly tries: number }>({ max: 10_000 });
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const last = tried.get(name);
    if (last && now() < last.next) return;
    const tries = (last?.tries ?? 0) + 1;
    tried.set(name, { next: now() + backoffMs(backoff, tries), tries });
    await work();
  };
};
