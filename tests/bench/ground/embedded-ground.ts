import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { type Product, runServer } from '../../support/running-server.ts';
import type { Ground } from './ground.ts';

export interface EmbeddedGround extends Ground {
  readonly dataDir: string;
}

/** All services in one process, a folder for its data. */
export const embeddedGround = async (): Promise<EmbeddedGround> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-bench-'));
  let server: Product | undefined;
  return {
    setting: 'embedded',
    dataDir,
    env: { DATA_DIR: dataDir },
    openLog: () => openSqliteEventStore(join(dataDir, 'log.db')),
    run: async () => {
      server = await runServer({ dataDir, patienceMs: 300_000 });
      const url = server.url.replace('localhost', '127.0.0.1');
      return { url, socketNodes: [url] };
    },
    dispose: async () => {
      await server?.stop('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
