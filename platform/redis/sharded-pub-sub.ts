import type { Redis } from 'ioredis';

/** Of the word that something was lost; every subscriber hears it. */
export const lostChannelOf = (prefix: string): string => `${prefix}:lost`;

/**
 * Whether the server at the other end has sharded pub/sub, which came with Redis 7; looked at anew for each connection,
 * because the server may be replaced meanwhile. All clients of a server find the same.
 */
export const shardedPubSub = (redis: Redis): (() => Promise<boolean>) => {
  let found: Promise<boolean> | undefined;
  redis.on('close', () => {
    found = undefined;
  });
  const look = async () => {
    const [known] = (await redis.command('INFO', 'SPUBLISH')) as readonly unknown[];
    return known !== null && known !== undefined;
  };
  return () => {
    const looking = (found ??= look());
    looking.catch(() => {
      if (found === looking) found = undefined;
    });
    return looking;
  };
};
