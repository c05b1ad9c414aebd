import { setTimeout } from 'node:timers/promises';

/** Each wait is twice the one before. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after so many failures in a row, half of it random to spread the callers. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, failures: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs) * (0.5 + Math.random() / 2);

export interface Retry extends Backoff {
  readonly signal?: AbortSignal;
  readonly onFailure: (error: unknown, failures: number) => void;
}

/** Does work again and again until it succeeds. Waits are timers, so a clock that is set back or forth changes nothing. */
export const retry = async <T>(work: () => Promise<T>, { signal, onFailure, ...backoff }: Retry): Promise<T> => {
  for (let failures = 1; ; failures += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      onFailure(error, failures);
      await setTimeout(backoffMs(backoff, failures), undefined, signal && { signal });
    }
  }
};
