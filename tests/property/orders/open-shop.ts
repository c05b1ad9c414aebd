import { unasked } from '@maru/platform/engines/vitals.fixture';
import { commandService } from '@maru/command-api/compose';
import { temporaryLog } from '@maru/command-api/pipeline/memo.fixture';
import { sender } from '@maru/command-api/pipeline/send';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '@maru/command-api/shop/order/orders.workflow';
import { settlementParts, type SettlementParts } from '@maru/command-api/shop/payment/settlement-parts';
import { hashes, noSocial } from '@maru/command-api/testing/identity-parts.fixture';
import { attempting } from '@maru/command-api/workflows/runner/attempt';
import { orderHandler } from '@maru/command-api/workflows/shop/order-handler';
import { orderPoller } from '@maru/command-api/workflows/shop/order-poller';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import { system } from '@maru/contracts/kernel/actor';
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
import { createLogger } from '@maru/platform/log/logger';
import { mailFolder } from '@maru/platform/mail/mail-folder';
import { onePerName } from '@maru/platform/rate-limit/memory-rate-limiters';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import express from 'express';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { memoryViews, type MemoryViews } from './memory-views.ts';
import { scriptedProvider } from './scripted-provider.ts';

/** Nobody here is in too much of a hurry. */
const unlimited = onePerName(() => ({
  take: async () => ({ ok: true }),
  giveBack: async () => undefined,
  forget: async () => undefined,
}));

const enginesOver = (log: ReturnType<typeof temporaryLog>, views: MemoryViews, clock: FixedClock) => {
  const bus = memoryLiveBus();
  return {
    events: log.events,
    keys: log.keys,
    views: views.store,
    bus,
    sockets: memorySocketCluster(bus, () => undefined),
    files: folderFileStore(log.folder),
    leases: localLeases(),
    limits: unlimited,
    mail: mailFolder(join(log.folder, 'mail'), { from: 'maru@example.com', now: clock.now }),
    clock,
    requestHash: log.requestHash,
    snapshots: log.snapshots,
    ...unasked(log.events),
  };
};

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly code?: string };
}
const calling =
  (url: string) =>
  async (method: string, path: string, { token, body }: { token?: string | undefined; body?: object } = {}) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': v7(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

/** What follows from events, in their order; what fails comes again at the next look. */
const follower = (events: EventStore, parts: SettlementParts) => {
  const handler = orderHandler(parts, { warn: () => undefined });
  const reached = new Map<string, number>();
  const follow = async (workflow: typeof ordersWorkflow | typeof paymentsWorkflow) => {
    const attempt = attempting<never, ShopReaction>(workflow as never, handler);
    for await (const batch of events.readAll({ after: reached.get(workflow.name) ?? 0, prefixes: workflow.streams })) {
      for (const event of batch.events) {
        const outcome = await attempt(event, () => true);
        if (outcome.kind === 'failed') throw new Error(`${event.type} was not followed`, { cause: outcome.error });
        reached.set(workflow.name, event.position);
      }
      reached.set(workflow.name, batch.position);
    }
  };
  let looked = -1;
  return async () => {
    for (let head = await events.head(); head !== looked; head = await events.head()) {
      looked = head;
      await follow(paymentsWorkflow);
      await follow(ordersWorkflow);
    }
  };
};

const servedAt = async (service: ReturnType<typeof commandService>) => {
  const app = express()
    .use(correlationId, underCorrelation)
    .use('/api', service.router)
    .use(notFound, errorHandler(createLogger({ level: 'silent' })));
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  // On a busy machine minutes may pass between two calls, and a connection that is closed meanwhile fails the next one.
  server.keepAliveTimeout = 0;
  return server;
};
const keeper = { email: 'keeper@example.com', password: 'correct horse battery' };
/** Sessions end by themselves where time jumps, so the administrator logs in again. */
const callingAsKeeper = async (service: ReturnType<typeof commandService>, call: ReturnType<typeof calling>) => {
  await service.firstAdmin(keeper);
  let token: string | undefined;
  const over = new Set<unknown>(['token_expired', 'session_ended', 'not_logged_in']);
  return async (method: string, path: string, body: object): Promise<Answer> => {
    const answer = await call(method, path, { token, body });
    if (!over.has(answer.body.code)) return answer;
    token = String((await call('POST', 'auth/login', { body: keeper })).body['accessToken']);
    return call(method, path, { token, body });
  };
};

/** Polls only where time has passed, or the provider has more to say. Each forgets what the one before put off. */
const polling = (views: MemoryViews, clock: FixedClock, poll: () => Promise<void>) => {
  let last = -1;
  return async () => {
    const isOpen = (await views.all<PaymentDocument>('payment')).some(({ open }) => open);
    if (!isOpen && clock.now() === last) return;
    last = clock.now();
    await poll();
  };
};

/** A whole shop on a log of its own: calls, workflows, views, and a provider that does as it is told. */
export const openShop = async () => {
  const [log, views, clock] = [temporaryLog(), memoryViews(), fixedClock()];
  views.over(log.events);
  const bank = scriptedProvider(clock.now);
  const tokens = accessTokens('a'.repeat(32), clock);
  const engines = enginesOver(log, views, clock);
  const service = commandService({ engines, tokens, hashes, social: noSocial, payment: bank.provider });
  const server = await servedAt(service);
  const call = calling(`http://127.0.0.1:${portOf(server)}/api/`);
  const send = sender(service.execute, { actor: system, source: 'web', correlationId: 'test' });
  const parts = settlementParts({ load: openStreams(log.events).load, provider: bank.provider }, send);
  const complaints: unknown[] = [];
  const complain = (...complaint: unknown[]) => void complaints.push(complaint);
  return {
    clock,
    bank,
    parts,
    views,
    call,
    complaints,
    sendAsSystem: (type: string, data: object) => send({ type, data }),
    sendAsKeeper: (type: string, data: object) => send({ type, data }, { as: { id: v7(), level: 10 } }),
    tokenOf: (userId: string) => tokens.issue({ userId, level: 1, sessionId: v7() }, 'api'),
    callAsKeeper: await callingAsKeeper(service, call),
    follow: follower(log.events, parts),
    poll: polling(views, clock, () =>
      orderPoller(
        { views: views.store, clock },
        parts,
        { warn: () => undefined, error: complain },
        { waitMs: () => 0, now: clock.now },
      )(),
    ),
    head: () => log.events.head(),
    close: async () => {
      await stopServer(server, { graceMs: 0 });
      await log.close();
    },
  };
};
export type OpenShop = Awaited<ReturnType<typeof openShop>>;
