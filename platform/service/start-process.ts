import type { RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import { closeEngines, openEngines } from '../engines/open-engines.ts';
import type { Env } from '../env/env.ts';
import { errorHandler, notFound } from '../http/error-handler.ts';
import { type Check, healthRoutes } from '../http/health.ts';
import { listenOn } from '../http/listen.ts';
import { originCheck } from '../http/origin.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { stopServer } from '../http/shutdown.ts';
import type { Logger } from '../log/logger.ts';
import { createMetrics, type Metrics, metricsHandler } from '../metrics/metrics.ts';
import { baseApp } from './base-app.ts';
import { reportProcess } from './process-reports.ts';
import { serviceGate, type ServiceGate } from './service-gate.ts';
import { retry } from '../clock/backoff.ts';
import { BadEnvironment } from '../env/read-variable.ts';
import type { OpenService, Service } from './service.ts';
import type { Closable, Engines } from '../engines/engines.ts';

/** In ms. */
export interface Ending {
  readonly graceMs: number;
  /** Between refusing new connections and closing idle ones: a proxy may just be sending a request over one. */
  readonly lingerMs: number;
}

export interface ProcessOptions {
  readonly services: readonly OpenService[];
  /** Whether to listen and answer `unavailable` while engines are away; else that is an error at the start. */
  readonly patient: boolean;
  readonly ending: Ending;
  readonly screens?: readonly RequestHandler[];
}

export interface Running {
  readonly server: Server;
  /** Resolves with what the services have to say, when all are open; rejects when they cannot be. */
  readonly opened: Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Engines may be away for a while; a wrong environment is none the better for waiting. */
const openPatiently = <T>(open: () => Promise<T>, log: Logger, signal: AbortSignal): Promise<T> =>
  retry(open, {
    firstMs: 100,
    longestMs: 2_000,
    signal,
    onFailure: (err) => {
      if (err instanceof BadEnvironment) throw err;
      log.warn({ err }, 'could not start yet, trying again');
    },
  });

export const startProcess = async (env: Env, log: Logger, options: ProcessOptions): Promise<Running> => {
  const metrics = createMetrics();
  const way = serviceGate();
  const server = createServer(web(env, { log, metrics, way, screens: options.screens ?? [] }));
  server.keepAliveTimeout = keepAliveMs;
  if (options.patient) await listenOn(server, env);
  const ended = new AbortController();
  const open = () => openAll(options.services, { env, log, metrics, server, signal: ended.signal });
  const opening = options.patient ? openPatiently(open, log, ended.signal) : open();
  const opened = opening.then(async ({ services, engines }) => {
    if (!ended.signal.aborted) way.open(services, engineChecks(engines));
    if (!options.patient) await listenOn(server, env);
    return services.flatMap(({ notes = [] }) => notes);
  });

  return {
    server,
    opened,
    stop: async () => {
      ended.abort();
      way.refuse();
      const { services, close } = await opening.catch(() => noServices);
      for (const { release } of services.toReversed()) await release?.();
      await stopServer(server, options.ending);
      await close();
    },
  };
};

/** Longer than a proxy keeps an idle connection, so that it is the proxy who closes it. */
const keepAliveMs = 10_000;

const noServices = { services: [] as readonly Service[], close: async () => undefined };

const openAll = async (open: readonly OpenService[], setting: Omit<Parameters<OpenService>[0], 'engines'>) => {
  const engines = await openEngines(setting.env, setting.log, setting.metrics);
  const services: Service[] = [];
  let reports: Closable | undefined;
  const close = async () => {
    await reports?.close();
    for (const service of services.toReversed()) await service.close?.();
    await closeEngines(engines);
  };
  try {
    for (const check of Object.values(engineChecks(engines))) await check();
    for (const one of open) services.push(await one({ ...setting, engines }));
    reports = reportProcess(engines, services, setting.log);
    return { services, engines, close };
  } catch (error) {
    for (const { release } of services.toReversed()) await release?.();
    await close();
    throw error;
  }
};

interface Web {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly way: ServiceGate;
  readonly screens: readonly RequestHandler[];
}

/** The services first: each layer passed through costs every one of their requests. */
const web = (env: Env, { log, metrics, way, screens }: Web) => {
  const app = baseApp(env, log, metrics).use(securityHeaders(), originCheck(env.allowedOrigins));
  app.use('/api', way.api);
  app.use(healthRoutes({ checks: way.checks, log })).get('/metrics', metricsHandler(metrics));
  app.use('/.well-known', way.wellKnown).use('/api', way.nobody);
  for (const screen of screens) app.use(screen);
  return app.use(notFound, errorHandler(log));
};

/** Whether the storing engines are reached; a live bus that is away only makes screens late. */
const engineChecks = ({ events, views }: Pick<Engines, 'events' | 'views'>): Readonly<Record<string, Check>> => ({
  log: () => events.head(),
  views: () => views.versions('user'),
});
