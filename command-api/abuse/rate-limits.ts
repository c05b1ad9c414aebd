import type { RateLimiters } from '@maru/platform/rate-limit/rate-limiters';
import { rateLimit, type RateLimit } from './rate-limit.ts';

const minute = 60;

/** Tries and seconds. Logins count failures only; an address may stand for a whole office. */
const allowances = {
  loginAccount: { points: 10, duration: 15 * minute },
  loginAddress: { points: 100, duration: 15 * minute },
  signup: { points: 300, duration: 60 * minute },
  /** Mails that one account is sent, by what for. */
  mailAccount: { points: 5, duration: 60 * minute },
  mailAddress: { points: 100, duration: 15 * minute },
  /** Codes that are tried. */
  mailCode: { points: 100, duration: 15 * minute },
  upload: { points: 240, duration: minute },
} as const;

export type RateLimits = { readonly [Name in keyof typeof allowances]: RateLimit };

export const rateLimits = (limiters: RateLimiters): RateLimits => {
  const limit = (name: keyof typeof allowances) => rateLimit(limiters.limiter(name, allowances[name]));
  return {
    loginAccount: limit('loginAccount'), loginAddress: limit('loginAddress'), signup: limit('signup'), upload: limit('upload'),
    mailAccount: limit('mailAccount'), mailAddress: limit('mailAddress'), mailCode: limit('mailCode'),
  };
};
