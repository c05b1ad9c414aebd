import { setTimeout as wait } from 'node:timers/promises';
import { BadEnvironment } from '../env/bad-environment.ts';
import type { Logger } from '../log/logger.ts';

/** Waits between tries, in ms; the last one is repeated. */
const waits = [100, 200, 400, 800, 1_600, 2_000];

/**
 * Does what may fail while an engine is away, again and again. Throws at `BadEnvironment`, which no waiting mends, and
 * when `signal` aborts.
 */
export const persistently = async <T>(work: () => Promise<T>, log: Logger, signal: AbortSignal): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (err) {
      if (err instanceof BadEnvironment) throw err;
      log.warn({ err }, 'could not start yet, trying again');
      await wait(waits[Math.min(failures, waits.length - 1)], undefined, { signal });
    }
  }
};
