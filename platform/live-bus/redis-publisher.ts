import type { Redis } from 'ioredis';
import pLimit from 'p-limit';
import type { Announcement } from './live-bus.ts';
import { channelOf, lostMessage, type Message, messagesOf } from './redis-messages.ts';

export interface Publisher {
  readonly publish: (announcements: readonly Announcement[]) => Promise<void>;
  readonly signal: (announcements: readonly Announcement[]) => Promise<void>;
  readonly lost: () => Promise<void>;
}

/**
 * Sends in order, one message after another. After a failure it owes the others the word that something was lost: that
 * goes out before anything else does, so whoever hears an announcement has heard of every loss before it.
 */
export const redisPublisher = (redis: Redis, prefix: string, failed: (error: unknown) => void): Publisher => {
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
