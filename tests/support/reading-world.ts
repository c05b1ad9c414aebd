import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { type AccessTokens, accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/system-clock';
import type { Engines } from '@maru/platform/engines/engines';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { securityHeaders } from '@maru/platform/http/security-headers';
import { localLeases } from '@maru/platform/lease/local-leases';
import type { LiveBus } from '@maru/platform/live-bus/live-bus';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import { createMetrics, type Metrics } from '@maru/platform/metrics/metrics';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { registrations } from '@maru/projectors/registrations';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { queryRouter } from '@maru/query-api/http/query-router';
import { attachRealtime } from '@maru/realtime/server/attach-realtime';
import express from 'express';

export interface Reader {
  readonly id: string;
  readonly token: string;
}
export interface Got<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}
interface Asking {
  readonly as?: Reader;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Engines, projections, reads and sockets in one process; events are appended straight to the log. */
export interface ReadingWorld {
  readonly url: string;
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  readonly metrics: Metrics;
  /** A person with a valid token; level 10 is an administrator. */
  person(name: string, level?: number): Promise<Reader>;
  /** Appends behind whatever the stream holds, now or at a given ISO time, and answers the position. */
  append(stream: string, events: readonly DomainEvent[], by?: string, at?: string): Promise<number>;
  /** Resolves when every view has reached the head of the log. */
  settled(): Promise<void>;
  get<T = Record<string, unknown>>(path: string, asking?: Asking): Promise<Got<T>>;
  close(): Promise<void>;
}

const startEngines = async (folder: string, bus: LiveBus): Promise<Engines> => ({
  events: openSqliteEventStore(join(folder, 'events.db')),
  views: await openSqliteViewStore(join(folder, 'views.db')),
  bus, files: folderFileStore(join(folder, 'files')), leases: localLeases(), limits: memoryRateLimiters(), clock: systemClock(),
});
const viewNames = registrations.map(({ name }) => name);

const listenTo = async (engines: Engines, tokens: AccessTokens) => {
  const log = createLogger({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const app = express().use(securityHeaders()).use('/api', queryRouter({ engines, tokens, log })).use(notFound).use(errorHandler(log));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const metrics = createMetrics();
  return { server, realtime: attachRealtime(server, { engines, tokens, log, metrics }), log, metrics };
};
const urlOf = (server: Server) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};

const appendTo = ({ events, clock }: Engines, revisions: Map<string, number>) => async (stream: string, added: readonly DomainEvent[], by = 'system', at = clock.stamp()) => {
  const commandId = randomUUID();
  const made = added.map(({ type, data }) => ({
    id: randomUUID(), type, data,
    meta: { at, actorId: by, commandId, correlationId: commandId, causationId: commandId, schemaVersion: 1, ipHash: '', previousHash: '', hash: '' },
  }));
  const { revision, position } = await events.append(stream, made, revisions.get(stream) ?? 'none');
  revisions.set(stream, revision);
  return position;
};

const ask = (url: string): ReadingWorld['get'] => async (path, { as, query = {}, headers = {} } = {}) => {
  const address = new URL(`/api/${path}`, url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const answer = await fetch(address, { headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
};

export const openWorld = async (bus: LiveBus = memoryLiveBus()): Promise<ReadingWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-'));
  const engines = await startEngines(folder, bus);
  const tokens = accessTokens('a secret of these tests only, 32 bytes', engines.clock);
  const { server, realtime, log, metrics } = await listenTo(engines, tokens);
  const projections = await startProjections(engines, log);
  const append = appendTo(engines, new Map());
  let people = 0;
  return {
    url: urlOf(server), engines, tokens, metrics, append, get: ask(urlOf(server)),
    person: async (name, level = 1) => {
      const id = randomUUID();
      const data = { id, no: ++people, name, email: `${id}@example.com`, passwordHash: '', level, type: 'email', agreed: [] };
      await append(userStream(id), [{ type: 'UserRegistered', data }]);
      return { id, token: await tokens.issue({ userId: id, level, sessionId: id }, 'api') };
    },
    settled: async () => {
      const reached = await waitForPosition(engines.views, viewNames, await engines.events.head(), 10_000);
      if (!reached) throw new Error('the views did not catch up');
    },
    close: async () => {
      await realtime.close();
      server.closeAllConnections();
      server.close();
      await projections.close();
      await Promise.all([engines.events.close(), engines.views.close(), engines.bus.close(), engines.files.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
