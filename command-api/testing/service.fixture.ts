import { unasked } from '@maru/platform/engines/vitals.fixture';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { type FixedClock, fixedClock } from '@maru/platform/clock/fixed-clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { correlationId, underCorrelation } from '@maru/platform/http/correlation-id';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { localLeases } from '@maru/platform/lease/local-leases';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { createLogger, type Logger } from '@maru/platform/log/logger';
import { mailFolder } from '@maru/platform/mail/mail-folder';
import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import express from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryLog } from '../pipeline/memo.fixture.ts';
import type { SocialParts } from '../identity/social/social-parts.service.ts';
import { commandService } from '../compose.ts';
import { hashes, noSocial } from './identity-parts.fixture.ts';

/** Commands do not need the views for more than names. */
const namelessViews = { view: () => ({ getMany: async () => [] }), versions: async () => [] } as unknown as ViewStore;

export const servedCommands = async (
  options: {
    log?: Logger;
    events?: (events: EventStore) => EventStore;
    clock?: FixedClock;
    social?: SocialParts;
    views?: ViewStore;
  } = {},
) => {
  const stored = temporaryLog();
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const clock = options.clock ?? fixedClock();
  const [tokens, bus] = [accessTokens('a'.repeat(32), clock), memoryLiveBus()];
  const engines = {
    events: options.events?.(stored.events) ?? stored.events,
    keys: stored.keys,
    views: options.views ?? namelessViews,
    bus,
    sockets: memorySocketCluster(bus, () => undefined),
    files: folderFileStore(folder),
    leases: localLeases(),
    limits: memoryRateLimiters(),
    mail: mailFolder(join(folder, 'mail'), { from: 'maru@example.com', now: clock.now }),
    clock,
    requestHash: stored.requestHash,
    snapshots: stored.snapshots,
    ...unasked(stored.events),
  };
  const service = commandService({ engines, tokens, hashes, social: options.social ?? noSocial });
  const app = express()
    .use(correlationId, underCorrelation)
    .use('/api', service.router)
    .use(notFound, errorHandler(options.log ?? createLogger({ level: 'silent' })));
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    folder,
    service,
    clock,
    tokens,
    events: stored.events,
    stored: stored.stored,
    keys: stored.keys,
    url: `http://127.0.0.1:${portOf(server)}/api/`,
    close: async () => {
      await stopServer(server, { graceMs: 0 });
      await stored.close();
      rmSync(folder, { recursive: true });
    },
  };
};
export type ServedCommands = Awaited<ReturnType<typeof servedCommands>>;
