import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rateLimit, type RateLimit } from './rate-limit.ts';

const minute = 60;

/** Tries and seconds. Logins count failures only; an address may stand for a whole office. */
const allowances = {
  loginAccount: { points: 10, duration: 15 * minute },
  loginAddress: { points: 100, duration: 15 * minute },
  signup: { points: 300, duration: 60 * minute },
  upload: { points: 240, duration: minute },
} as const;

export type RateLimits = { readonly [Name in keyof typeof allowances]: RateLimit };

const inMemory = (name: keyof typeof allowances): RateLimit => rateLimit(new RateLimiterMemory({ keyPrefix: name, ...allowances[name] }));

/** Counted in this process. */
export const memoryRateLimits = (): RateLimits => ({
  loginAccount: inMemory('loginAccount'),
  loginAddress: inMemory('loginAddress'),
  signup: inMemory('signup'),
  upload: inMemory('upload'),
});
