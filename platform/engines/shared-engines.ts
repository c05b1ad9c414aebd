import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { EngineEnv, Engines, Keep } from './engines.ts';

type SharedEngines = Pick<Engines, 'bus' | 'limits'>;

export interface SharedParts {
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly keep: Keep;
}

export const openShared = ({ redisUrl }: EngineEnv, parts: SharedParts): Promise<SharedEngines> =>
  redisUrl === undefined ? inThisProcess(parts) : overRedis(redisUrl, parts);

const inThisProcess = async ({ log, keep }: SharedParts): Promise<SharedEngines> => {
  const [{ memoryLiveBus }, { memoryRateLimiters }] = await Promise.all([
    import('../live-bus/memory-live-bus.ts'),
    import('../rate-limit/memory-rate-limiters.ts'),
  ]);
  return {
    bus: keep(memoryLiveBus((err) => log.error({ err }, 'a listener of the live bus failed'))),
    limits: memoryRateLimiters(),
  };
};

const overRedis = async (url: string, { log, metrics, keep }: SharedParts): Promise<SharedEngines> => {
  const [{ openRedis }, { redisLiveBus }, { redisRateLimiters }] = await Promise.all([
    import('../redis/redis-connection.ts'),
    import('../live-bus/redis-live-bus.ts'),
    import('../rate-limit/redis-rate-limiters.ts'),
  ]);
  const redis = keep(openRedis(url, log));
  return {
    bus: keep(redisLiveBus(redis, { log, ...(metrics && { metrics }) })),
    limits: redisRateLimiters(redis.commands),
  };
};
