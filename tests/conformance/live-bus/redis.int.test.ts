import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { redisChannels } from '@maru/platform/redis/redis-channels';
import { openRedis, type RedisConnections } from '@maru/platform/redis/redis-connection';
import { describeOn, redisServer } from '../../support/servers/servers.ts';
import { liveBusConformance, views } from './live-bus.conformance.ts';

const log = createLogger({ level: 'silent' });

describeOn(await redisServer(), 'Redis', ({ url }) => {
  liveBusConformance('redis', async () => {
    const [here, there] = [openRedis(url, log), openRedis(url, log)];
    const prefix = randomUUID();
    const busOver = (redis: RedisConnections) => redisLiveBus(redisChannels(redis, { log, prefix }), log);
    const [publisher, listener] = [busOver(here), busOver(there)];
    await Promise.all([once(here.commands, 'ready'), listener.subscribed(views)]);
    return {
      publisher,
      listener,
      close: async () => void (await Promise.all([publisher, listener, here, there].map((one) => one.close()))),
    };
  });
});
