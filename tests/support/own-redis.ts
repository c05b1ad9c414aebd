import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { freePort } from './running-server.ts';

/** A Redis of one test, to be killed and started again at the same address. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  /** At once, as a crash does. */
  stop(): Promise<void>;
  /** It stays connected and answers nothing until told to go on. */
  freeze(): void;
  goOn(): void;
}

const untilListening = async (child: ChildProcess) => {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('Ready to accept connections')) return;
  throw new Error('redis-server did not start');
};

export const ownRedis = async (): Promise<OwnRedis> => {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()], { stdio: ['ignore', 'pipe', 'ignore'] });
      await untilListening(child);
      child.stdout?.resume();
    },
    stop: async () => {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
};
