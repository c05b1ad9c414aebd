import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { describeOn, redisServer } from '../../support/servers/servers.ts';
import { liveBusConformance } from './live-bus.conformance.ts';

const log = createLogger({ level: 'silent' });

describeOn(await redisServer(), 'Redis', ({ url }) => {
  liveBusConformance('redis', async () => {
    const [here, there] = [openRedis(url, log), openRedis(url, log)];
    const prefix = randomUUID();
    const [publisher, listener] = [redisLiveBus(here, { log, prefix }), redisLiveBus(there, { log, prefix })];
    await Promise.all([once(here.commands, 'ready'), publisher.subscribed(), listener.subscribed()]);
    return {
      publisher,
      listener,
      close: async () => void (await Promise.all([publisher, listener, here, there].map((one) => one.close()))),
    };
  });
});
