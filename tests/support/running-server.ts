import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';

const root = new URL('../..', import.meta.url).pathname;
/** The administrator of every product under test. */
export const admin = { email: 'admin@example.com', password: 'correct-horse-battery' };

/** The real product as people reach it, and what tests may see of it from behind. */
export interface Product {
  readonly url: string;
  /** With its secrets, and its mails where no mail server is given. */
  readonly dataDir: string;
  /** One of the secrets it signs and hashes with. */
  secret(name: string): Promise<string>;
  /** Position of the newest event that somebody's request has written; workflows write whenever they are due. */
  head(): Promise<number>;
  /** How many files it keeps. */
  files(): Promise<number>;
  /** Ends what people reach; `SIGKILL` asks nobody. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Resolves when it is reached again, on the same data. */
  start(): Promise<void>;
  /** What belongs to this test only is stopped and removed. */
  dispose(): Promise<void>;
}

/** Below the ports that the system hands to connections, any of which may take a port between this and its use. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isFree ? port : freePort();
};

/** Resolves when the product lets people in; throws when its process ends. */
export const untilReady = async (url: string, child?: ChildProcess, patienceMs = 120_000): Promise<void> => {
  for (const started = Date.now(); Date.now() - started < patienceMs;) {
    if (child && child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not get ready');
};

/** A worker that is told to stop takes along what it has started. */
process.once('SIGTERM', () => process.exit());

/** A product that is one process: it can also be paused, started without waiting for it, and started otherwise. */
export interface RunningServer extends Product {
  /** Of the process that runs now, or ran last. */
  pid(): number;
  /** Begins a start and waits for nothing. */
  begin(): void;
}

/** All services in one process of its own, on a free port and a data folder of its own; it ends with this process at the latest. */
export const runServer = async (
  options: { env?: Record<string, string>; dataDir?: string; patienceMs?: number } = {},
): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'maru-')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const endNow = () => {
    child?.kill('SIGKILL');
    remove();
  };
  process.once('exit', endNow);
  const begin = () => {
    const args = ['--enable-source-maps', '--import', './tools/stack/with-parent.mjs', 'dist/start.mjs'];
    child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        DEMO: '0',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...options.env,
      },
    });
  };
  const start = async () => {
    begin();
    await untilReady(url, child, options.patienceMs);
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    begin,
    start,
    stop,
    ...behind(dataDir),
    dispose: async () => {
      process.off('exit', endNow);
      await stop('SIGKILL');
      remove();
    },
  };
};

const ofWorkflows = ['platform.', 'identity.mail-'];
export const isAsked = ({ stream }: { readonly stream: string }) =>
  !ofWorkflows.some((prefix) => stream.startsWith(prefix));

const behind = (dataDir: string): Pick<Product, 'secret' | 'head' | 'files'> => ({
  secret: (name) => readFile(join(dataDir, 'secrets', name), 'utf8'),
  head: async () => {
    let head = 0;
    for await (const events of readSqliteLog(join(dataDir, 'log.db')))
      head = events.findLast(isAsked)?.position ?? head;
    return head;
  },
  files: async () => {
    const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  },
});
