import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccessTokens, accessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { securityHeaders } from '@maru/platform/http/security-headers';
import { createLogger } from '@maru/platform/log/logger';
import { createMetrics, type Metrics } from '@maru/platform/metrics/metrics';
import { projections, relayTables } from '@maru/projectors/compose';
import { relayingBus } from '@maru/projectors/live/live-relay';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { answeredRows } from '@maru/query-api/compose';
import { docsRouter } from '@maru/query-api/api-document/docs-router';
import { queryRouter } from '@maru/query-api/http/query-router';
import { liveTables } from '@maru/realtime/compose';
import { attachRealtime } from '@maru/realtime/server/attach-realtime';
import express from 'express';
import { sharedStack } from './stack/stack-product.ts';

/** Where reads and sockets are served, and the engines below. */
export interface Ground {
  readonly url: string;
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  /** What the tokens are signed with. */
  readonly secret: string;
  /** Of this process. */
  readonly metrics: Metrics;
  close(): Promise<void>;
}

export type LiveEngines = Pick<Engines, 'bus' | 'sockets'>;

const log = createLogger({ level: process.env['LOG_LEVEL'] ?? 'silent' });

/** Projections, reads and sockets in this process, on embedded engines of their own; what is live may be another. */
export const ownGround = async (live?: LiveEngines): Promise<Ground> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-'));
  const opened = await openEngines({ dataDir: folder }, log);
  const engines = { ...opened, ...live };
  const secret = 'a secret of these tests only, 32 bytes';
  const tokens = accessTokens(secret, engines.clock);
  const { server, realtime, metrics } = await listenTo(engines, tokens);
  const bus = relayingBus(relayTables, { engines, log, metrics });
  const running = await startProjections({ ...engines, bus }, log, projections);
  return {
    url: urlOf(server),
    engines,
    tokens,
    secret,
    metrics,
    close: async () => {
      await realtime.close();
      server.closeAllConnections();
      server.close();
      await running.close();
      await live?.bus.close();
      await closeEngines(opened);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** What the stack serves, with connections of our own to its engines. */
export const stackGround = async (): Promise<Ground> => {
  const { url, dataDir, ...urls } = await sharedStack();
  const engines = await openEngines({ dataDir, ...urls }, log);
  const secret = await readFile(join(dataDir, 'secrets/access-token'), 'utf8');
  return {
    url,
    engines,
    tokens: accessTokens(secret, engines.clock),
    secret,
    metrics: createMetrics(),
    close: () => closeEngines(engines),
  };
};

const listenTo = async (engines: Engines, tokens: AccessTokens) => {
  const app = express()
    .use(securityHeaders())
    .use('/api', queryRouter({ engines, tokens, log, people: peopleCards }, answeredRows), docsRouter(answeredRows))
    .use(notFound)
    .use(errorHandler(log));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const metrics = createMetrics();
  return { server, realtime: attachRealtime(server, { ...liveTables, engines, tokens, log, metrics }), metrics };
};

const urlOf = (server: Server) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};
