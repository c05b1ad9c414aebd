import type { Env } from '@maru/platform/env/env';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { type Check, healthRoutes } from '@maru/platform/http/health';
import { openPages } from '@maru/platform/http/open-pages';
import { securityHeaders } from '@maru/platform/http/security-headers';
import { staticFiles } from '@maru/platform/http/static-files';
import type { Logger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { baseApp } from '@maru/platform/service/base-app';
import type { Express, RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import type { ForwardRequest } from '../forward/forward-request.ts';
import { callerOf, handOn } from '../rules/caller.ts';
import { destination, type ServiceName } from '../rules/destination.ts';
import { askQueryApi } from '../upstream/ask.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { copiesFor } from './upgrades.ts';
import { readyMs } from './upstream-checks.ts';

export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

export interface GatewayParts {
  readonly env: Pick<Env, 'trustProxy' | 'publicUrl'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly upstreams: Upstreams;
  readonly forward: ForwardRequest;
  readonly checks: () => Readonly<Record<string, Check>>;
  /** Folder of the built screens. */
  readonly screens: string;
}

/** Services answer with their own security headers; the gateway adds them to what it answers itself. */
export const gatewayApp = ({ env, log, metrics, upstreams, forward, checks, screens }: GatewayParts): Express => {
  const app = baseApp(env, log, metrics);
  app.use(forwarding({ env, upstreams, forward }), securityHeaders());
  app.use(healthRoutes({ checks, log, timeoutMs: readyMs }));
  if (existsSync(screens))
    app.use(
      only(
        'screens',
        staticFiles(
          screens,
          openPages(screens, { ask: askQueryApi(upstreams['query-api']), publicUrl: env.publicUrl, log }),
        ),
      ),
    );
  return app.use(notFound, errorHandler(log));
};

const forwarding =
  ({ env, upstreams, forward }: Pick<GatewayParts, 'env' | 'upstreams' | 'forward'>): RequestHandler =>
  async (request, response, next) => {
    const goal = destination(request.method, request.path);
    if (!('timeoutMs' in goal)) return next();
    // What metrics call it: addresses would be too many.
    request.route = { path: goal.to };
    const caller = callerOf({ remoteAddress: request.socket.remoteAddress, headers: request.headers }, env.trustProxy);
    const upstream = upstreams[goal.to];
    const copies = goal.to === 'realtime' ? copiesFor(upstream, request, caller.address) : upstream.copies();
    handOn(request.headers, caller, response.get('X-Correlation-Id') ?? '');
    await forward(request, response, { copies, refused: upstream.refused, timeoutMs: goal.timeoutMs });
  };

const only =
  (to: 'screens', handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    destination(request.method, request.path).to === to ? handler(request, response, next) : next();
