import { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import { backoffMs } from '../clock/backoff.ts';

/** Why Redis failed, for the log. Its errors carry the command with all its arguments: passwords, documents. */
export const redisReason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

type Log = Pick<Logger, 'info' | 'warn'>;

/** Connections to one Redis that reconnect for ever; while it is away, commands fail within a second. */
export interface RedisConnections {
  readonly commands: Redis;
  /** For whoever subscribes; closed with the others. */
  another(): Redis;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const commandTimeout = 1_000;
/** A connection silent for so long is given up, because a cut line would stay open for minutes. */
const silence = 2_000;
const pingMs = 3_000;
const reconnectDelays = { firstMs: 100, longestMs: 3_000 };

/** Connects to `redis://` or, with TLS, `rediss://`, without waiting for the first connection. */
export const openRedis = (url: string, log: Log): RedisConnections => {
  const opened: { readonly redis: Redis; readonly end: () => void }[] = [];
  const another = () => {
    const redis = new Redis(url, {
      commandTimeout,
      socketTimeout: silence,
      connectTimeout: silence,
      retryStrategy: (attempt) => backoffMs(reconnectDelays, attempt),
      // Nothing is kept for later: a message or a count sent after the outage would be one nobody waits for.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
    });
    logOutages(redis, log);
    opened.push({ redis, end: keepPinging(redis) });
    return redis;
  };
  const commands = another();
  return {
    commands,
    another,
    ping: async () => {
      await commands.ping().catch((error: unknown) => {
        throw new Error(redisReason(error));
      });
    },
    close: async () => {
      for (const { redis, end } of opened) {
        end();
        redis.disconnect();
      }
    },
  };
};

const logOutages = (redis: Redis, log: Log) => {
  let last: unknown;
  let away = false;
  // Without a listener ioredis writes to the console by itself.
  redis.on('error', (error) => {
    last = error;
  });
  redis.on('reconnecting', () => {
    if (!away) log.warn({ reason: redisReason(last) }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
};

/** Finds a cut line also where nothing is sent. */
const keepPinging = (redis: Redis) => {
  const ask = () => {
    if (redis.status === 'ready') redis.ping().catch(() => undefined);
  };
  const timer = setInterval(ask, pingMs).unref();
  return () => clearInterval(timer);
};
