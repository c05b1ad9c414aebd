/** `points` tries in `duration` seconds from the first. */
export interface Allowance {
  readonly points: number;
  readonly duration: number;
}

/** Whether a try is within the allowance; if not, after how many milliseconds to come back. */
export type TryResult = { readonly ok: true } | { readonly ok: false; readonly retryMs: number };

/** Counts the tries of each key. Never fails: an engine that is away is counted around. */
export interface RateLimiter {
  take(key: string): Promise<TryResult>;
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Limiters of one name share their counts in all processes. */
export interface RateLimiters {
  limiter(name: string, allowance: Allowance): RateLimiter;
}
