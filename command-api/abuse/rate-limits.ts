import type { RateLimiter, RateLimiters } from '@maru/platform/rate-limit/rate-limiters';
import { Rejected } from '@maru/contracts/kernel/rejections';
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

const minute = 60;

/** Tries and seconds. Logins count failures only; an address may stand for a whole office. */
const allowances = {
  loginAccount: { points: 10, duration: 15 * minute },
  loginAddress: { points: 100, duration: 15 * minute },
  signup: { points: 300, duration: 60 * minute },
  mailAccount: { points: 5, duration: 60 * minute },
  mailAddress: { points: 100, duration: 15 * minute },
  mailCode: { points: 100, duration: 15 * minute },
  signupPicture: { points: 5, duration: 10 * minute },
  social: { points: 300, duration: 15 * minute },
  stranger: { points: 60, duration: 15 * minute },
  /** Orders of one person, or of one address without a login: each holds stock for a while. */
  order: { points: 60, duration: 15 * minute },
  coupon: { points: 60, duration: 15 * minute },
  payment: { points: 300, duration: 15 * minute },
  webhook: { points: 1_200, duration: 15 * minute },
  /** Drawing one takes a tenth of a second of the processor. */
  document: { points: 60, duration: 15 * minute },
  /** Guesses at numbers and phones of guests' orders, by caller and by number. */
  guestOrder: { points: 20, duration: 15 * minute },
  /** Mails with the inviting person's name to addresses that this person types. */
  invitation: { points: 20, duration: 60 * minute },
  /** Photos of a guest's order. */
  claimPhoto: { points: 30, duration: 15 * minute },
  /** Of one add-in, which sends one a minute unless it was offline. */
  addinBatch: { points: 1_200, duration: minute },
  addinErrors: { points: 120, duration: minute },
  addinSession: { points: 120, duration: minute },
  upload: { points: 240, duration: minute },
} as const;

type Name = keyof typeof allowances;
export type RateLimits = { readonly [N in Name]: RateLimit };

export const rateLimits = (limiters: RateLimiters): RateLimits => {
  const names = Object.keys(allowances) as readonly Name[];
  return Object.fromEntries(
    names.map((name) => [name, rateLimit(limiters.limiter(name, allowances[name]))]),
  ) as RateLimits;
};
