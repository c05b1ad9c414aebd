import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { EngineEnv, Engines, Keep } from './engines.ts';

interface SharedEngines extends Pick<Engines, 'bus' | 'sockets' | 'limits'> {
  readonly pingBus?: () => Promise<void>;
}

export interface SharedParts {
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly keep: Keep;
}

export const openShared = ({ redisUrl }: EngineEnv, parts: SharedParts): Promise<SharedEngines> =>
  redisUrl === undefined ? inThisProcess(parts) : overRedis(redisUrl, parts);

const inThisProcess = async ({ log, keep }: SharedParts): Promise<SharedEngines> => {
  const [{ memoryLiveBus }, { memorySocketCluster }, { memoryRateLimiters }] = await Promise.all([
    import('../live-bus/memory-live-bus.ts'),
    import('../socket-cluster/memory-socket-cluster.ts'),
    import('../rate-limit/memory-rate-limiters.ts'),
  ]);
  const bus = keep(memoryLiveBus((err) => log.error({ err }, 'a listener of the live bus failed')));
  return {
    bus,
    sockets: memorySocketCluster(bus, (err) => log.error({ err }, 'a live message was not taken')),
    limits: memoryRateLimiters(),
  };
};

const overRedis = async (url: string, { log, metrics, keep }: SharedParts): Promise<SharedEngines> => {
  const [{ openRedis }, { redisChannels }, { redisLiveBus }, { redisSocketCluster }, { redisRateLimiters }] =
    await Promise.all([
      import('../redis/redis-connection.ts'),
      import('../redis/redis-channels.ts'),
      import('../live-bus/redis-live-bus.ts'),
      import('../socket-cluster/redis-socket-cluster.ts'),
      import('../rate-limit/redis-rate-limiters.ts'),
    ]);
  const redis = keep(openRedis(url, log));
  const channels = redisChannels(redis, { log, ...(metrics && { metrics }) });
  return {
    bus: keep(redisLiveBus(channels, log)),
    sockets: redisSocketCluster(channels),
    limits: redisRateLimiters(redis.commands),
    pingBus: () => redis.ping(),
  };
};
