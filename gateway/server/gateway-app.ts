import { sessionMark } from '@maru/contracts/identity/session/session.cookies';
import type { Env } from '@maru/platform/env/env';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { type Check, healthRoutes } from '@maru/platform/http/health';
import { type AskApi, openPages } from '@maru/platform/http/open-pages';
import { securityHeaders } from '@maru/platform/http/security-headers';
import { staticFiles } from '@maru/platform/http/static-files';
import type { Logger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { baseApp } from '@maru/platform/service/base-app';
import type { Express, RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import type { ForwardRequest } from '../forward/forward-request.ts';
import { callerOf, rewriteHeaders } from '../rules/caller.ts';
import { destination, type ServiceName } from '../rules/destination.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { copiesFor } from './upgrades.ts';
import { nameOf } from '../upstream/order.ts';

/** How long a copy may take to say whether it is ready, and how long that is believed: anyone may ask the gateway. */
const readyMs = 2_500;
const cacheMs = 500;

const isReady = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(readyMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${url} says ${answer.status}`);
};

const reasons = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))).join('; ')
    : String(error);

export const upstreamCheck = (upstream: Upstream, now: () => number = () => performance.now()): Check => {
  let cache: { readonly until: number; readonly answer: Promise<unknown> } | undefined;
  const ask = () => {
    const checks = upstream.copies().map((copy) => isReady(`http://${nameOf(copy)}/api/ready`));
    return Promise.any(checks).catch((error: unknown) => {
      throw new Error(reasons(error) || 'no copy is known');
    });
  };
  return () => {
    if (!cache || cache.until < now()) cache = { until: now() + cacheMs, answer: ask() };
    return cache.answer;
  };
};

const askQueryApi =
  (upstream: Upstream): AskApi =>
  async (call, signal) => {
    let failure: unknown = new Error('no copy of query-api is known');
    for (const copy of upstream.copies()) {
      try {
        return await fetch(
          `http://${copy.host.includes(':') ? `[${copy.host}]` : copy.host}:${copy.port}/api/${call}`,
          { signal },
        );
      } catch (error) {
        failure = error;
        upstream.markRefused(copy);
      }
    }
    throw failure;
  };

export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

export interface GatewayParts {
  readonly env: Pick<Env, 'trustProxy' | 'publicUrl'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly upstreams: Upstreams;
  readonly forward: ForwardRequest;
  readonly checks: () => Readonly<Record<string, Check>>;
  readonly screens: string;
}

/** Services answer with their own security headers; the gateway adds them to what it answers itself. */
export const gatewayApp = ({ env, log, metrics, upstreams, forward, checks, screens }: GatewayParts): Express => {
  const app = baseApp(env, log, metrics);
  app.use(forwardToService({ env, upstreams, forward }), securityHeaders());
  app.use(healthRoutes({ checks, log, timeoutMs: readyMs }));
  if (existsSync(screens))
    app.use(
      only(
        'screens',
        staticFiles(
          screens,
          openPages(screens, {
            ask: askQueryApi(upstreams['query-api']),
            publicUrl: env.publicUrl,
            session: sessionMark,
            log,
          }),
        ),
      ),
    );
  return app.use(notFound, errorHandler(log));
};

const forwardToService =
  ({ env, upstreams, forward }: Pick<GatewayParts, 'env' | 'upstreams' | 'forward'>): RequestHandler =>
  async (request, response, next) => {
    const target = destination(request.method, request.path);
    if (!('timeoutMs' in target)) return next();
    // What metrics call it: addresses would be too many.
    request.route = { path: target.to };
    const caller = callerOf({ remoteAddress: request.socket.remoteAddress, headers: request.headers }, env.trustProxy);
    const upstream = upstreams[target.to];
    const copies = target.to === 'realtime' ? copiesFor(upstream, request, caller.address) : upstream.copies();
    rewriteHeaders(request.headers, caller, response.get('X-Correlation-Id') ?? '');
    await forward(request, response, { copies, onRefused: upstream.markRefused, timeoutMs: target.timeoutMs });
  };

const only =
  (to: 'screens', handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    destination(request.method, request.path).to === to ? handler(request, response, next) : next();
