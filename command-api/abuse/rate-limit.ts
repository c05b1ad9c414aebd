import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RateLimiter } from '@maru/platform/rate-limit/rate-limiters';
import type { Response } from 'express';

export interface RateLimit extends Pick<RateLimiter, 'giveBack' | 'forget'> {
  /** Throws `rate_limited` when there were too many tries, and says in `Retry-After` when to come back. */
  readonly take: (key: string, res: Pick<Response, 'setHeader'>) => Promise<void>;
}

export const rateLimit = (limiter: RateLimiter): RateLimit => ({
  take: async (key, res) => {
    const taken = await limiter.take(key);
    if (taken.ok) return;
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(taken.retryMs / 1000))));
    throw new Rejected('rate_limited');
  },
  giveBack: (key) => limiter.giveBack(key),
  forget: (key) => limiter.forget(key),
});
