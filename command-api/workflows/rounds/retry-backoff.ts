import { backoffMs } from '@maru/platform/clock/backoff';
import { LRUCache } from 'lru-cache';

const backoff = { firstMs: 1_000, longestMs: 10 * 60_000 };
/** Some 100 bytes each; one that is forgotten is tried at once. */
const mostAttempts = 100_000;

/**
 * Does work under a name unless it was done too lately, ever more rarely. What answers `untried` was stopped by something
 * else and is not asked more rarely for it. `now` are monotonic ms.
 */
export const retryBackoff = (now: () => number) => {
  const attempts = new LRUCache<string, { readonly next: number; readonly tries: number }>({ max: mostAttempts });
  const count = (name: string, tries: number) => attempts.set(name, { next: now() + backoffMs(backoff, tries), tries });
  return async (name: string, work: () => Promise<'untried' | void>): Promise<void> => {
    const { next, tries } = attempts.get(name) ?? { next: -Infinity, tries: 0 };
    if (now() < next) return;
    count(name, tries + 1);
    if ((await work()) === 'untried') count(name, tries);
  };
};
