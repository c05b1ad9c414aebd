import type { Env } from '@maru/platform/env/env';
import { BadEnvironment } from '@maru/platform/env/read-variable';
import type { Check } from '@maru/platform/http/health';
import { listen } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import type { Logger } from '@maru/platform/log/logger';
import { createMetrics, type Metrics, metricsHandler } from '@maru/platform/metrics/metrics';
import express from 'express';
import type { Server } from 'node:http';
import { requestForwarder } from '../forward/forward-request.ts';
import { type ServiceName, services } from '../rules/destination.ts';
import { poolingAgent } from '../upstream/connect.ts';
import { openUpstream } from '../upstream/upstream.ts';
import { gatewayApp, upstreamCheck, type Upstreams } from './gateway-app.ts';
import { forwardUpgrades } from './upgrades.ts';
import { type EnvPart, origins, port } from '@maru/platform/env/env-part';

const variables = {
  COMMAND_API_URLS: { schema: origins, allowed: 'addresses such as http://command-api:3000, separated by commas' },
  QUERY_API_URLS: { schema: origins, allowed: 'addresses such as http://query-api:3000, separated by commas' },
  REALTIME_URLS: { schema: origins, allowed: 'addresses such as http://realtime:3000, separated by commas' },
  METRICS_PORT: { schema: port.optional(), allowed: 'a port from 0 (any free one) to 65535' },
};

interface GatewayEnv {
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>>;
  readonly metricsPort: number | undefined;
}
export const gatewayEnv: EnvPart<typeof variables, GatewayEnv> = {
  variables,
  of: (env) => ({
    upstreams: { 'command-api': env.COMMAND_API_URLS, 'query-api': env.QUERY_API_URLS, realtime: env.REALTIME_URLS },
    metricsPort: env.METRICS_PORT,
  }),
};

const shutdown = { graceMs: 5_000, lingerMs: 300 };
/** A header must be there soon and a body in the time of an upload, or slow clients take all connections. */
const clientTimeouts = { headersTimeout: 10_000, requestTimeout: 70_000 };
/** Longer than what usually stands in front keeps an idle connection. */
const keepAliveTimeout = 65_000;

export interface RunningGateway {
  readonly server: Server;
  stop(): Promise<void>;
}

/** Serves the folder `screens` and forwards the rest. Throws `BadEnvironment`, `PortTaken`. */
export const startGateway = async (env: Env, log: Logger, screens: string): Promise<RunningGateway> => {
  const metrics = createMetrics();
  const settings = env.part(gatewayEnv);
  const upstreams = await openUpstreams(settings);
  const agent = poolingAgent();
  const ready = Object.fromEntries(services.map((name) => [name, upstreamCheck(upstreams[name])]));
  let checks: Readonly<Record<string, Check>> = ready;
  const app = gatewayApp({
    env,
    log,
    metrics,
    upstreams,
    forward: requestForwarder(agent),
    checks: () => checks,
    screens,
  });
  const server = await listen(app, env);
  Object.assign(server, clientTimeouts, { keepAliveTimeout });
  const sockets = forwardUpgrades(server, { realtime: upstreams.realtime, proxies: env.trustProxy, log });
  const metricsServer = await serveMetrics(settings, env.host, metrics);
  return {
    server,
    stop: async () => {
      checks = { running: () => Promise.reject(new Error('stopping')) };
      sockets.close();
      await stopServer(server, shutdown);
      agent.destroy();
      for (const upstream of Object.values(upstreams)) upstream.close();
      if (metricsServer) await stopServer(metricsServer, { graceMs: 0 });
    },
  };
};

const variableOf = (name: string) => `${name.toUpperCase().replaceAll('-', '_')}_URLS`;

const openUpstreams = async ({ upstreams }: GatewayEnv): Promise<Upstreams> => {
  const missing = services.filter((name) => upstreams[name].length === 0);
  if (missing.length > 0) throw new BadEnvironment(`the gateway needs ${missing.map(variableOf).join(', ')}`);
  const entries = await Promise.all(services.map(async (name) => [name, await openUpstream(upstreams[name])] as const));
  return Object.fromEntries(entries) as Upstreams;
};

/** On a port of their own: what is measured is nobody's business outside. */
const serveMetrics = async (
  { metricsPort }: GatewayEnv,
  host: string | undefined,
  metrics: Metrics,
): Promise<Server | undefined> =>
  metricsPort === undefined
    ? undefined
    : listen(express().get('/metrics', metricsHandler(metrics)), { port: metricsPort, host });
