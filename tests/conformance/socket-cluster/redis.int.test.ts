import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createLogger } from '@maru/platform/log/logger';
import { redisChannels } from '@maru/platform/redis/redis-channels';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { redisSocketCluster } from '@maru/platform/socket-cluster/redis-socket-cluster';
import { afterAll, beforeAll } from 'vitest';
import { ownRedis } from '../../support/servers/own-servers.ts';
import { canOwn, describeOn, redisServer } from '../../support/servers/servers.ts';
import type { OwnServer } from '../../support/servers/test-server.ts';
import { socketClusterConformance } from './socket-cluster.conformance.ts';

const log = createLogger({ level: 'silent' });

const over = (urlOf: () => string) => async () => {
  const prefix = randomUUID();
  const opened = [1, 2, 3].map(() => openRedis(urlOf(), log));
  const channels = opened.map((redis) => redisChannels(redis, { log, prefix }));
  await Promise.all(opened.map(({ commands }) => once(commands, 'ready')));
  const [sender, one, other] = channels.map(redisSocketCluster);
  if (!sender || !one || !other) throw new Error('no clusters');
  return {
    sender,
    nodes: [one, other] as const,
    lost: async () => channels[0]?.publisher.lost(),
    close: async () => void (await Promise.all(opened.map((redis) => redis.close()))),
  };
};

describeOn(await redisServer(), 'Redis', ({ url }) => {
  socketClusterConformance(
    'redis',
    over(() => url),
  );
});

describeOn(canOwn.redis(), 'Redis before 7', () => {
  let redis: OwnServer;
  beforeAll(async () => {
    redis = await ownRedis(
      ['ssubscribe', 'sunsubscribe', 'spublish'].flatMap((name) => ['--rename-command', name, '']),
    );
  });
  afterAll(() => redis.stop());
  socketClusterConformance(
    'redis without sharded pub/sub',
    over(() => redis.url),
  );
});
