import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limiterOf, onePerName } from './limiter-of.ts';
import type { RateLimiters } from './rate-limiters.ts';

/** Counted in this process. */
export const memoryRateLimiters = (): RateLimiters =>
  onePerName((name, allowance) => limiterOf(new RateLimiterMemory({ keyPrefix: name, ...allowance })));
