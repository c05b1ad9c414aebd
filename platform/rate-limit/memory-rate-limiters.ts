import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, RateLimiter, RateLimiters } from './rate-limiters.ts';

export const limiterOf = (counted: RateLimiterAbstract, alsoForget?: RateLimiterAbstract): RateLimiter => ({
  take: async (key) => {
    try {
      await counted.consume(key);
      return { ok: true };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryMs: refused.msBeforeNext };
    }
  },
  giveBack: async (key) => {
    await counted.reward(key);
  },
  forget: async (key) => {
    await Promise.all([counted.delete(key), alsoForget?.delete(key)]);
  },
});

export const onePerName = (make: (name: string, allowance: Allowance) => RateLimiter): RateLimiters => {
  const made = new Map<string, RateLimiter>();
  return {
    limiter: (name, allowance) => {
      const limiter = made.get(name) ?? make(name, allowance);
      made.set(name, limiter);
      return limiter;
    },
  };
};

export const memoryRateLimiters = (): RateLimiters =>
  onePerName((name, allowance) => limiterOf(new RateLimiterMemory({ keyPrefix: name, ...allowance })));
