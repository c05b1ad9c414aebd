import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { createLogger } from '@maru/platform/log/logger';
import { redisRateLimiters } from '@maru/platform/rate-limit/redis-rate-limiters';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { type OwnRedis, ownRedis } from '../../support/own-redis.ts';
import { rateLimitConformance } from './rate-limit.conformance.ts';

const log = createLogger({ level: 'silent' });
let redis: OwnRedis;
beforeAll(async () => {
  redis = await ownRedis();
});
afterAll(() => redis.stop());

rateLimitConformance('redis', async () => {
  const connections = [openRedis(redis.url, log), openRedis(redis.url, log)] as const;
  await Promise.all(connections.map(({ commands }) => once(commands, 'ready')));
  const [one, other] = connections.map(({ commands }) => redisRateLimiters(commands, 'test'));
  if (!one || !other) throw new Error('no limiters');
  return { one, other, close: async () => void (await Promise.all(connections.map((connection) => connection.close()))) };
});
