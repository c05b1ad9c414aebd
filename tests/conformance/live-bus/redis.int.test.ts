import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { type OwnRedis, ownRedis } from '../../support/own-redis.ts';
import { liveBusConformance } from './live-bus.conformance.ts';

const log = createLogger({ level: 'silent' });
let redis: OwnRedis;
beforeAll(async () => {
  redis = await ownRedis();
});
afterAll(() => redis.stop());

liveBusConformance('redis', async () => {
  const [here, there] = [openRedis(redis.url, log), openRedis(redis.url, log)];
  const prefix = randomUUID();
  const [publisher, listener] = [redisLiveBus(here, { log, prefix }), redisLiveBus(there, { log, prefix })];
  await Promise.all([publisher.subscribed(), listener.subscribed()]);
  return { publisher, listener, close: async () => void (await Promise.all([publisher, listener, here, there].map((one) => one.close()))) };
});
