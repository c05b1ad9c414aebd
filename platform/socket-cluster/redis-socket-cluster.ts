import { EventEmitter } from 'node:events';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { RedisChannels } from '../redis/redis-channels.ts';
import type { RedisSubscriber } from '../redis/redis-subscriber.ts';
import type { ClusterNode, SocketCluster } from './socket-cluster.ts';

/**
 * Servers in many processes, by the Redis adapter of socket.io in its mode of one channel for each room. The adapter
 * itself takes no notice of a loss: it publishes and subscribes through channels that do. On Redis 6 these use plain
 * pub/sub under the same names.
 */
export const redisSocketCluster = ({ prefix, publisher, subscriber }: RedisChannels): SocketCluster => {
  const publishing = { spublish: (channel: string, text: string | Buffer) => publisher.publish([{ channel, text }]) };
  const options = { channelPrefix: `${prefix}:sockets`, subscriptionMode: 'dynamic' } as const;
  const topicPrefix = `${prefix}:topic:`;
  const join = (missed: () => void): ClusterNode => {
    const listeners = new Map<string, (message: unknown) => void>();
    const subscribing = new EventEmitter();
    const heard: RedisSubscriber = subscriber({
      onMissed: missed,
      onMessage: (channel, message) => {
        if (channel.startsWith(topicPrefix))
          listeners.get(channel.slice(topicPrefix.length))?.(parsed(message.toString()));
        else subscribing.emit('smessageBuffer', channel, message);
      },
    });
    const subscriptions = Object.assign(subscribing, { ssubscribe: heard.subscribe, sunsubscribe: heard.unsubscribe });
    return {
      adapter: createShardedAdapter(publishing, subscriptions, options),
      subscribed: heard.subscribed,
      topics: {
        signal: (topic, message) =>
          publisher.signal({ channel: `${topicPrefix}${topic}`, text: JSON.stringify(message) }),
        subscribe: (topic, listener) => {
          listeners.set(topic, listener);
          heard.subscribe(`${topicPrefix}${topic}`);
        },
        unsubscribe: (topic) => {
          listeners.delete(topic);
          heard.unsubscribe(`${topicPrefix}${topic}`);
        },
      },
      leave: () => listeners.clear(),
    };
  };
  const deaf = Object.assign(new EventEmitter(), { ssubscribe: () => undefined, sunsubscribe: () => undefined });
  return {
    sender: createShardedAdapter(publishing, deaf, options),
    sent: () => publisher.publish([]),
    mayHear: () => true,
    join,
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
