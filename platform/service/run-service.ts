import { BadEnvironment } from '../env/read-variable.ts';
import { type Env, readEnv } from '../env/env.ts';
import { EventStoreUnavailable } from '../event-store/event-store.ts';
import { PortTaken } from '../http/listen.ts';
import { onStopSignal } from '../http/shutdown.ts';
import { WrongVaultSecret } from '../key-vault/key-vault.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import type { OpenService } from './service.ts';
import { startProcess } from './start-process.ts';

/** Errors that say by themselves what to do; any other is shown with where it came from. */
const knownErrors = [BadEnvironment, PortTaken, EventStoreUnavailable, WrongVaultSecret];

export const runProgram = async (start: (env: Env, log: Logger) => Promise<void>): Promise<void> => {
  try {
    const env = readEnv();
    await start(env, createLogger({ level: env.logLevel }));
  } catch (error) {
    const told = error instanceof Error && knownErrors.some((kind) => error instanceof kind) ? error.message : error;
    process.stderr.write(`${told instanceof Error ? told.stack : String(told)}\n`);
    process.exit(1);
  }
};

const engineVariables = { ESDB_URL: 'esdbUrl', MONGODB_URL: 'mongodbUrl', REDIS_URL: 'redisUrl' } as const;

/** Throws `BadEnvironment`. */
const requireShared = (env: Env) => {
  const missing = Object.entries(engineVariables)
    .filter(([, field]) => env[field] === undefined)
    .map(([name]) => name);
  if (missing.length > 0)
    throw new BadEnvironment(`a service that runs alone needs ${missing.join(', ')}; npm start needs nothing`);
};

const stopTimes = { graceMs: 5_000, lingerMs: 300 };

export const runService = (open: OpenService): Promise<void> =>
  runProgram(async (env, log) => {
    requireShared(env);
    const running = await startProcess(env, log, { services: [open], patient: true, ending: stopTimes });
    onStopSignal(running.stop, log);
    for (const note of await running.opened.catch(unlessStopped)) process.stdout.write(`${note}\n`);
    log.info('open');
  });

const unlessStopped = (error: unknown): readonly string[] => {
  if (error instanceof Error && error.name === 'AbortError') return [];
  throw error;
};
