import type { Redis } from 'ioredis';
import { lostChannelOf, shardedPubSub } from './sharded-pub-sub.ts';

export interface RedisMessage {
  readonly channel: string;
  readonly text: string | Buffer;
}

/** Sends messages of one process in the order of the calls; what could not be sent is owned up to before anything later. */
export interface RedisPublisher {
  /** Never fails: resolves once the messages, and all before them, are sent or lost. */
  publish(messages: readonly RedisMessage[]): Promise<void>;
  /** For what is true only for the moment: a loss is not reported. */
  signal(message: RedisMessage): void;
  /** Reports a possible loss, for a publisher that takes over from one that may have died. */
  lost(): Promise<void>;
}

interface Waiting {
  readonly messages: readonly RedisMessage[];
  readonly done: () => void;
}

/** Characters of one transaction, which has a second to be answered in. */
const mostAtOnce = 1_000_000;

export const redisPublisher = (redis: Redis, prefix: string, failed: (error: unknown) => void): RedisPublisher => {
  const lossReport: RedisMessage = { channel: lostChannelOf(prefix), text: 'lost' };
  const waiting: Waiting[] = [];
  const isSharded = shardedPubSub(redis);
  let isOwing = false;
  let isSending = false;

  const send = async (messages: readonly RedisMessage[]) => {
    const owed = isOwing ? [lossReport, ...messages] : messages;
    if (owed.length === 0) return;
    try {
      const command = (await isSharded()) ? 'spublish' : 'publish';
      // One transaction: of a batch that fails in part, what follows could be heard before the loss is reported.
      const answers = await redis.multi(owed.map(({ channel, text }) => [command, channel, text])).exec();
      for (const [error] of answers ?? []) if (error) throw error;
      isOwing = false;
    } catch (error) {
      isOwing = true;
      failed(error);
    }
  };
  const sendAll = async () => {
    for (let batch = nextBatch(waiting); batch.length > 0; batch = nextBatch(waiting)) {
      await send(batch.flatMap(({ messages }) => messages));
      for (const { done } of batch) done();
    }
    isSending = false;
  };
  const publish = (messages: readonly RedisMessage[]) =>
    new Promise<void>((done) => {
      waiting.push({ messages, done });
      if (isSending) return;
      isSending = true;
      // All that is published in this turn goes in one transaction.
      queueMicrotask(() => void sendAll());
    });
  redis.on('ready', () => {
    if (isOwing) void publish([]);
  });
  return {
    publish,
    signal: ({ channel, text }) =>
      void isSharded()
        .then((sharded) => (sharded ? redis.spublish(channel, text) : redis.publish(channel, text)))
        .catch(() => undefined),
    lost: () => publish([lossReport]),
  };
};

const nextBatch = (waiting: Waiting[]): readonly Waiting[] => {
  let length = 0;
  const end = waiting.findIndex(({ messages }, at) => {
    length += messages.reduce((sum, { text }) => sum + text.length, 0);
    return at > 0 && length > mostAtOnce;
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
};
