import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Response } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** How often one key may do something in a while. */
export interface RateLimit {
  /** Counts one try. Throws `rate_limited` when there were too many, and tells the caller when to come back. */
  readonly take: (key: string, res: Pick<Response, 'setHeader'>) => Promise<void>;
  /** Takes back one try: it was none of those that are counted. */
  readonly giveBack: (key: string) => Promise<void>;
  /** Forgets all tries. */
  readonly forget: (key: string) => Promise<void>;
}

export const rateLimit = (limiter: RateLimiterAbstract): RateLimit => ({
  take: async (key, res) => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      res.setHeader('Retry-After', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))));
      throw new Rejected('rate_limited');
    }
  },
  giveBack: async (key) => {
    await limiter.reward(key);
  },
  forget: async (key) => {
    await limiter.delete(key);
  },
});
