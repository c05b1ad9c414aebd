import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createLogger } from '@maru/platform/log/logger';
import { redisRateLimiters } from '@maru/platform/rate-limit/redis-rate-limiters';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { describeOn, redisServer } from '../../support/servers/servers.ts';
import { rateLimitConformance } from './rate-limit.conformance.ts';

const log = createLogger({ level: 'silent' });

describeOn(await redisServer(), 'Redis', ({ url }) => {
  rateLimitConformance('redis', async () => {
    const [here, there] = [openRedis(url, log), openRedis(url, log)];
    await Promise.all([here, there].map(({ commands }) => once(commands, 'ready')));
    const prefix = randomUUID();
    return {
      one: redisRateLimiters(here.commands, prefix),
      other: redisRateLimiters(there.commands, prefix),
      close: async () => void (await Promise.all([here.close(), there.close()])),
    };
  });
});
