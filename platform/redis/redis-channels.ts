import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type RedisConnections, redisReason } from './redis-connection.ts';
import { redisPublisher, type RedisPublisher } from './redis-publisher.ts';
import { redisSubscriber, type RedisSubscriber, type SubscriberParts } from './redis-subscriber.ts';

/** Pub/sub of one Redis by which messages may be lost, but never unnoticed. */
export interface RedisChannels {
  readonly prefix: string;
  /** One for the whole process, so that its messages keep their order. */
  readonly publisher: RedisPublisher;
  /** Over a connection of its own. */
  readonly subscriber: (parts: SubscriberParts) => RedisSubscriber;
}

interface Options {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Of the channels' names; default `maru`. */
  readonly prefix?: string;
  readonly metrics?: Metrics;
}

export const redisChannels = (redis: RedisConnections, { log, prefix = 'maru', metrics }: Options): RedisChannels => {
  const failures = metrics?.counter(
    'live_bus_failures_total',
    'Times live messages were lost because Redis did not take them',
  );
  // Whatever a listener throws would end the process out of the connection's own event.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (err) {
      log.error({ err }, 'a live message was not taken');
    }
  };
  return {
    prefix,
    publisher: redisPublisher(redis.commands, prefix, (error) => {
      failures?.inc();
      log.warn({ reason: redisReason(error) }, 'live messages lost');
    }),
    subscriber: ({ onMessage, onMissed }) =>
      redisSubscriber(redis.another(), prefix, {
        onMessage: (channel, message) => attempt(() => onMessage(channel, message)),
        onMissed: () => attempt(onMissed),
      }),
  };
};
