import type { Logger } from '../log/logger.ts';
import type { RedisChannels } from '../redis/redis-channels.ts';
import type { RedisSubscriber } from '../redis/redis-subscriber.ts';
import { listeners, type Listeners } from './listeners.ts';
import type { LiveBus } from './live-bus.ts';
import { channelOf, messagesOf, readMessage } from './redis-messages.ts';

export interface RedisLiveBus extends LiveBus {
  /** Resolves once what is announced of these views is heard. */
  subscribed(views: readonly string[]): Promise<void>;
}

interface Group {
  readonly listening: Listeners;
  readonly subscriber: RedisSubscriber;
}

/** A live bus over Redis' pub/sub; listeners of the same views share a connection. The owner closes the connections. */
export const redisLiveBus = (channels: RedisChannels, log: Pick<Logger, 'error'>): RedisLiveBus => {
  const { prefix, publisher } = channels;
  const groups = new Map<string, Group>();
  let open = true;
  // Only who listens subscribes: projections need not hear themselves.
  const groupOf = (views: readonly string[]): Group => {
    const key = views.toSorted().join(' ');
    const known = groups.get(key);
    if (known) return known;
    const listening = listeners((err) => log.error({ err }, 'a listener of the live bus failed'));
    const subscriber = channels.subscriber({
      onMissed: listening.tellMissed,
      onMessage: (_channel, message) => {
        const announcements = readMessage(message);
        if (announcements) listening.tell(announcements);
      },
    });
    for (const view of views) subscriber.subscribe(channelOf(prefix, view));
    groups.set(key, { listening, subscriber });
    return { listening, subscriber };
  };
  return {
    subscribed: (views) => groupOf(views).subscriber.hearing,
    publish: async (announcements) => {
      if (open && announcements.length > 0) await publisher.publish(messagesOf(prefix, announcements));
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
