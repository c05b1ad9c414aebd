import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { createLogger } from '@maru/platform/log/logger';
import { ownEsdb, ownMongo, ownRedis } from '../../support/servers/own-servers.ts';
import { untilReady } from '../../support/running-server.ts';
import { processesOf, type RunningStack, runStack, type StackServers } from '../../support/stack/running-stack.ts';
import type { Ground } from './ground.ts';

export interface StackGround extends Ground {
  readonly servers: StackServers;
  /** Once it runs. */
  stack(): RunningStack;
}

/** Two copies of each service behind the gateway, on servers that belong to this measurement. */
export const stackGround = async (): Promise<StackGround> => {
  const [esdb, mongo, redis] = await Promise.all([ownEsdb(), ownMongo(), ownRedis()]);
  const [servers, dataDir] = [{ esdb, mongo, redis }, await mkdtemp(join(tmpdir(), 'maru-bench-'))];
  let running: RunningStack | undefined;
  return {
    setting: 'distributed',
    servers,
    env: { DATA_DIR: dataDir, ESDB_URL: esdb.url, MONGODB_URL: `${mongo.url}/bench`, REDIS_URL: redis.url },
    openLog: () => openEsdbEventStore(esdb.url, createLogger({ level: 'silent' })),
    run: async () => {
      running = await runStack(servers);
      const processes = await processesOf(running);
      // The way in is open once one copy of each service is.
      await Promise.all(processes.map(({ url }) => untilReady(url)));
      const nodes = processes.filter(({ service }) => service === 'realtime');
      return { url: running.url.replace('localhost', '127.0.0.1'), socketNodes: nodes.map(({ url }) => url) };
    },
    stack: () => {
      if (running === undefined) throw new Error('the stack does not run');
      return running;
    },
    dispose: async () => {
      if (running) await running.dispose();
      else await Promise.all([esdb, mongo, redis].map((server) => server.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
