import { memoryLiveBus } from '../live-bus/memory-live-bus.ts';
import type { Logger } from '../log/logger.ts';
import { memoryRateLimiters } from '../rate-limit/memory-rate-limiters.ts';
import type { Engines } from './engines.ts';
import type { EngineEnv, Keep } from './opening.ts';

type Shared = Pick<Engines, 'bus' | 'limits'>;

/** What processes tell each other and lasts no longer than they do. */
export const openShared = async (_env: EngineEnv, log: Logger, keep: Keep): Promise<Shared> => {
  const failed = (err: unknown) => log.error({ err }, 'a listener of the live bus failed');
  return { bus: keep(memoryLiveBus(failed)), limits: memoryRateLimiters() };
};
