import { firstDemo } from '@maru/command-api/demo/first-demo';
import { commandService } from '@maru/command-api/service/command-service';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { BadEnvironment } from '@maru/platform/env/bad-environment';
import { type Env, readEnv } from '@maru/platform/env/env';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import { secret } from '@maru/platform/env/secrets';
import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { correlationId } from '@maru/platform/http/correlation-id';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { healthRoutes } from '@maru/platform/http/health';
import { listen, PortTaken, portOf } from '@maru/platform/http/listen';
import { originCheck } from '@maru/platform/http/origin';
import { requestLog } from '@maru/platform/http/request-log';
import { securityHeaders } from '@maru/platform/http/security-headers';
import { onStopSignal, stopServer } from '@maru/platform/http/shutdown';
import { staticFiles } from '@maru/platform/http/static-files';
import { createLogger, type Logger } from '@maru/platform/log/logger';
import { createMetrics, type Metrics, metricsHandler } from '@maru/platform/metrics/metrics';
import { requestMetrics } from '@maru/platform/metrics/request-metrics';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { keepSeals } from '@maru/projectors/seal/keep-seals';
import { queryRouter } from '@maru/query-api/http/query-router';
import { fileRouter } from '@maru/query-api/media/file-router';
import { attachRealtime } from '@maru/realtime/server/attach-realtime';
import express, { type Express, type Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const screens = join(import.meta.dirname, 'frontend/dist');
/** How long requests that are still running may take when the process is told to stop. */
const graceMs = 5_000;

/** Every service in this one process, each behind the same entry it has when it runs alone. */
const start = async (env: Env, log: Logger) => {
  const metrics = createMetrics();
  const engines = await openEngines(env, log);
  const tokens = accessTokens(secret(env.dataDir, 'access-token'), engines.clock);
  const projections = await startProjections(engines, log, { metrics });
  const hashes = {
    email: keyedHash(secret(env.dataDir, 'email-hash')), ip: keyedHash(secret(env.dataDir, 'ip-hash')),
    nextToken: keyedHash(secret(env.dataDir, 'refresh-token')),
  };
  // First of all: a demo is made on an empty log only.
  const demo = env.demo ? await firstDemo(engines, (past) => commandService({ engines: past, tokens, hashes })) : undefined;
  const commands = commandService({ engines, tokens, hashes });
  const admin = await commands.firstAdmin({ email: env.adminEmail, password: env.adminPassword });
  const parts = { engines, tokens, log };
  const checks = { log: () => engines.events.head(), projections: () => mustBe(projections.ready()) };
  const api = { health: healthRoutes({ checks, log }), commands: commands.router, queries: queryRouter(parts), files: fileRouter(parts) };
  const server = await listen(web(env, { log, metrics, api }), { port: env.port, host: env.host });
  const live = attachRealtime(server, { ...parts, origins: env.allowedOrigins, metrics });
  const seals = keepSeals(engines, log);

  const stop = async () => {
    await live.close();
    await stopServer(server, { graceMs });
    await seals.close();
    await projections.close();
    await closeEngines(engines);
  };
  return { stop, admin, demo, address: env.publicUrl ?? `http://localhost:${portOf(server)}` };
};

const mustBe = async (ready: Promise<boolean>) => {
  if (!(await ready)) throw new Error('the views are behind the log');
};

interface Web {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly api: Readonly<Record<'health' | 'commands' | 'queries' | 'files', Router>>;
}

/** Commands first: each layer passed through costs every one of them. */
const web = (env: Env, { log, metrics, api }: Web): Express => {
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', env.trustProxy);
  app.use(correlationId, requestLog(log), requestMetrics(metrics), securityHeaders(), originCheck(env.allowedOrigins));
  app.use('/api', api.commands, api.queries, api.files);
  app.use(api.health).get('/metrics', metricsHandler(metrics));
  app.use('/api', notFound);
  if (existsSync(screens)) app.use(staticFiles(screens));
  return app.use(notFound, errorHandler(log));
};

/** What a person at the terminal needs; a made-up password is shown here and nowhere else. */
const greet = ({ address, admin, demo }: Awaited<ReturnType<typeof start>>) => {
  console.log(`\n  설계마루  ${address}\n  API       ${address}/api/docs`);
  if (admin) console.log(`  관리자     ${admin.email}  ${admin.password ?? '(ADMIN_PASSWORD)'}`);
  if (demo) console.log(`  체험 계정   ${demo.emails.join(', ')}\n  비밀번호    ${demo.password} (모두 같음)`);
  console.log('');
};

/** Errors that say by themselves what to do; any other is shown with where it came from. */
const expected = [BadEnvironment, PortTaken, EventStoreUnavailable];

try {
  const env = readEnv();
  const log = createLogger({ level: env.logLevel });
  const running = await start(env, log);
  onStopSignal(running.stop, log);
  greet(running);
} catch (error) {
  const told = error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error;
  console.error(told);
  process.exit(1);
}
