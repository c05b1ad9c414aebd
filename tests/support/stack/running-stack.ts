import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { admin, freePort, untilReady } from '../running-server.ts';
import { ownEsdb, ownMongo, ownRedis } from '../servers/own-servers.ts';
import type { OwnServer, TestServer } from '../servers/test-server.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** One process of the stack, as `npm run stack` writes it down. */
export interface StackProcess {
  readonly name: string;
  readonly service: string;
  readonly pid: number;
  readonly url: string;
}

/** Where everything is: enough for another process to use the stack. */
export interface StackPlace {
  readonly url: string;
  readonly dataDir: string;
  readonly esdbUrl: string;
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  /** Names the processes as they are now. */
  readonly processFile: string;
}

interface Stoppable extends TestServer {
  stop(): Promise<void>;
}
export type StackServers<S extends Stoppable = Stoppable> = { readonly [Name in 'esdb' | 'mongo' | 'redis']: S };

/** `npm run stack`: two copies of each service on these servers. */
export interface RunningStack<S extends Stoppable = Stoppable> extends StackPlace {
  readonly servers: StackServers<S>;
  /** Ends the stack and its servers, and removes their data. */
  dispose(): Promise<void>;
}

export const processesOf = async ({ processFile }: Pick<StackPlace, 'processFile'>): Promise<readonly StackProcess[]> =>
  (JSON.parse(await readFile(processFile, 'utf8')) as { processes: StackProcess[] }).processes;

/** On servers of its own, which a test may kill and freeze. */
export const runOwnStack = async (
  env: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<RunningStack<OwnServer>> => {
  const [esdb, mongo, redis] = await Promise.all([ownEsdb(), ownMongo(), ownRedis()]);
  return runStack({ esdb, mongo, redis }, env, folder);
};

export const runStack = async <S extends Stoppable>(
  servers: StackServers<S>,
  env: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<RunningStack<S>> => {
  const [dataDir, port] = [await mkdtemp(join(tmpdir(), 'maru-stack-')), await freePort()];
  const url = `http://localhost:${port}`;
  const urls = { esdbUrl: servers.esdb.url, mongodbUrl: ownDatabase(servers.mongo.url), redisUrl: servers.redis.url };
  const processFile = join(dataDir, 'stack.json');
  const child = spawn(process.execPath, ['--import', './tools/stack/with-parent.mjs', 'tools/stack.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      STACK_FILE: processFile,
      NODE_ENV: 'production',
      DEMO: '0',
      LOG_LEVEL: 'error',
      ESDB_URL: urls.esdbUrl,
      MONGODB_URL: urls.mongodbUrl,
      REDIS_URL: urls.redisUrl,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
  });
  const dispose = async () => {
    await end(child);
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, 120_000);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { url, dataDir, processFile, servers, dispose, ...urls };
};

/** The server may be one that others use, too. */
const ownDatabase = (server: string) => Object.assign(new URL(server), { pathname: `/stack-${randomUUID()}` }).href;

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(20_000, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill('SIGKILL');
};
