import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { limiterOf, onePerName } from './memory-rate-limiters.ts';
import type { RateLimiters } from './rate-limiters.ts';

/** Counted in Redis for all processes, under keys with `prefix`; while it is away each process counts alone. */
export const redisRateLimiters = (redis: Redis, prefix = 'maru'): RateLimiters =>
  onePerName((name, allowance) => {
    const alone = new RateLimiterMemory({ keyPrefix: name, ...allowance });
    const shared = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${prefix}:limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: alone,
      ...allowance,
    });
    return limiterOf(shared, alone);
  });
