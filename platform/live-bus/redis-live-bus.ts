import type { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type RedisConnections, redisReason } from '../redis/redis-connection.ts';
import { listeners, type Listeners } from './listeners.ts';
import type { Announcement, LiveBus } from './live-bus.ts';
import { channelOf, lostMessage, type Message, messagesOf, readMessage } from './redis-messages.ts';
import pLimit from 'p-limit';

export interface RedisLiveBus extends LiveBus {
  subscribed(): Promise<void>;
}

interface Group {
  readonly listening: Listeners;
  readonly subscribed: Promise<void>;
}

interface Options {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Of the channels' names; default `maru`. */
  readonly prefix?: string;
  readonly metrics?: Metrics;
}

/** A live bus over Redis' pub/sub; listeners of the same views share a connection. The owner closes the connections. */
export const redisLiveBus = (redis: RedisConnections, { log, prefix = 'maru', metrics }: Options): RedisLiveBus => {
  const groups = new Map<string, Group>();
  const failures = metrics?.counter(
    'live_bus_failures_total',
    'Times announcements were lost because Redis did not take them',
  );
  const publisher = redisPublisher(redis.commands, prefix, (error) => {
    failures?.inc();
    log.warn({ reason: redisReason(error) }, 'announcements lost');
  });
  let open = true;
  // Only who listens subscribes: projections need not hear themselves.
  const groupOf = (views?: readonly string[]): Group => {
    const channels = views?.toSorted().map((view) => channelOf(prefix, view)) ?? [channelOf(prefix, '*')];
    const known = groups.get(channels.join(' '));
    if (known) return known;
    const listening = listeners((err) => log.error({ err }, 'a listener of the live bus failed'));
    const subscribed = subscribe(redis.another(), [channelOf(prefix), ...channels], listening);
    groups.set(channels.join(' '), { listening, subscribed });
    return { listening, subscribed };
  };
  return {
    subscribed: () => groupOf().subscribed,
    publish: async (announcements) => {
      if (open && announcements.length > 0) await publisher.publish(announcements);
    },
    signal: async (announcements) => {
      if (open) await publisher.signal(announcements);
    },
    lost: async () => {
      if (open) await publisher.lost();
    },
    listen: (listener, missed, views) => groupOf(views).listening.add(listener, missed),
    close: async () => {
      open = false;
      for (const { listening } of groups.values()) listening.clear();
    },
  };
};

/** Milliseconds. */
const afterRefusal = 1_000;

/** Subscribes after each connect, and first tells listeners that announcements may have been lost. */
const subscribe = (redis: Redis, channels: readonly string[], { tell, tellMissed }: Listeners) =>
  new Promise<void>((resolve) => {
    let whole = false;
    const heal = () => {
      if (!whole) tellMissed();
      whole = true;
      resolve();
    };
    const again = () => redis.status === 'ready' && redis.disconnect(true);
    redis.on('close', () => {
      whole = false;
    });
    redis.on('pmessage', (_pattern, _channel, message) => {
      const said = readMessage(message);
      heal();
      if (said === 'lost') tellMissed();
      else if (said) tell(said);
    });
    redis.on('ready', () => {
      redis.psubscribe(...channels).then(heal, () => setTimeout(again, afterRefusal).unref());
    });
  });

interface Publisher {
  readonly publish: (announcements: readonly Announcement[]) => Promise<void>;
  readonly signal: (announcements: readonly Announcement[]) => Promise<void>;
  readonly lost: () => Promise<void>;
}

const redisPublisher = (redis: Redis, prefix: string, failed: (error: unknown) => void): Publisher => {
  let owing = false;

  const send = async (messages: readonly Message[]) => {
    try {
      if (owing) await redis.publish(channelOf(prefix), lostMessage);
      owing = false;
      for (const { view, text } of messages) await redis.publish(channelOf(prefix, view), text);
    } catch (error) {
      owing = true;
      failed(error);
    }
  };
  // One after another, or what failed could be overtaken by what did not.
  const queue = pLimit(1);
  redis.on('ready', () => {
    if (owing) void queue(() => send([]));
  });
  return {
    publish: (announcements) => queue(() => send(messagesOf(announcements))),
    signal: async (announcements) => {
      const sent = messagesOf(announcements).map(({ view, text }) => redis.publish(channelOf(prefix, view), text));
      await Promise.allSettled(sent);
    },
    lost: () =>
      queue(() => {
        owing = true;
        return send([]);
      }),
  };
};
