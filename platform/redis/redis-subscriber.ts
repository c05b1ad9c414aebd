import type { Redis } from 'ioredis';
import { lostChannelOf, shardedPubSub } from './sharded-pub-sub.ts';

export interface SubscriberParts {
  readonly onMessage: (channel: string, message: Buffer) => void;
  /** Called when messages may be lost, before any later one. */
  readonly onMissed: () => void;
}

/** Hears channels over one connection, in the order in which messages were sent. */
export interface RedisSubscriber {
  subscribe(channel: string): void;
  unsubscribe(channel: string): void;
  /** Resolves once whatever is sent to the channels subscribed so far is heard, or is owned up to by `onMissed`. */
  subscribed(): Promise<void>;
  /** Resolves once it hears for the first time. */
  readonly hearing: Promise<void>;
}

/** Milliseconds. */
const afterRefusal = 1_000;
const mostInOneCommand = 500;

export const redisSubscriber = (redis: Redis, prefix: string, parts: SubscriberParts): RedisSubscriber => {
  const wanted = new Set([lostChannelOf(prefix)]);
  const line = healingLine(redis, wanted, parts.onMissed);
  const pending = new Set<Promise<void>>();
  const receive = (channel: Buffer, message: Buffer) => {
    if (!line.isWhole()) return;
    const name = channel.toString();
    if (name === lostChannelOf(prefix)) parts.onMissed();
    else parts.onMessage(name, message);
  };
  redis.on('messageBuffer', receive);
  redis.on('smessageBuffer', receive);
  return {
    subscribe: (channel) => {
      wanted.add(channel);
      if (!line.isWhole() || line.missing([channel]).length === 0) return;
      const restart = line.restarter();
      const answered = line
        .subscribe([channel])
        .catch(restart)
        .finally(() => pending.delete(answered));
      pending.add(answered);
    },
    unsubscribe: (channel) => {
      if (wanted.delete(channel) && line.isWhole()) line.unsubscribe(channel);
    },
    subscribed: async () => void (await Promise.all(pending)),
    hearing: line.hearing,
  };
};

/**
 * Subscribes anew after each connect. Until all channels are subscribed to, messages come, but not all: the line is not
 * whole, and none may be passed on.
 */
const healingLine = (redis: Redis, wanted: ReadonlySet<string>, onMissed: () => void) => {
  const line = subscriptions(redis);
  let isWhole = false;
  let connection = 0;
  let hears: () => void = () => undefined;
  const hearing = new Promise<void>((resolve) => (hears = resolve));
  const restarter = (of = connection) => {
    return () => {
      if (of === connection && redis.status === 'ready') redis.disconnect(true);
    };
  };
  const heal = async () => {
    for (let missing = line.missing(wanted); missing.length > 0; missing = line.missing(wanted))
      await line.subscribe(missing.slice(0, mostInOneCommand));
    for (const channel of line.superfluous(wanted)) line.unsubscribe(channel);
    isWhole = true;
    onMissed();
    hears();
  };
  redis.on('ready', () => {
    connection += 1;
    const restart = restarter();
    heal().catch(() => setTimeout(restart, afterRefusal).unref());
  });
  redis.on('close', () => {
    isWhole = false;
    line.clear();
  });
  return { ...line, isWhole: () => isWhole, restarter, hearing };
};

/** What the connection that holds now is subscribed to, or has asked for. */
const subscriptions = (redis: Redis) => {
  const asked = new Set<string>();
  const isSharded = shardedPubSub(redis);
  return {
    missing: (wanted: Iterable<string>) => [...wanted].filter((channel) => !asked.has(channel)),
    superfluous: (wanted: ReadonlySet<string>) => [...asked].filter((channel) => !wanted.has(channel)),
    subscribe: async (channels: readonly string[]) => {
      for (const channel of channels) asked.add(channel);
      await ((await isSharded()) ? redis.ssubscribe(...channels) : redis.subscribe(...channels));
    },
    unsubscribe: (channel: string) => {
      asked.delete(channel);
      isSharded()
        .then((sharded) => (sharded ? redis.sunsubscribe(channel) : redis.unsubscribe(channel)))
        .catch(() => undefined);
    },
    clear: () => asked.clear(),
  };
};
