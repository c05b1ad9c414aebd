import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** The double in a process of its own, for tests that kill it. */
export interface DoubleProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Resolves when the process is gone; `SIGUSR2` only cuts its connections and does not wait. */
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGUSR2'): Promise<void>;
}

/** Starts on `port` (a free one by default) with the events of `file`; resolves when clients may connect. */
export async function startDoubleProcess({ file, port = 0 }: { file: string; port?: number }): Promise<DoubleProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), FILE: file },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [said] = (await Promise.race([once(lines, 'line'), ended])) as [unknown];
  const url = /esdb:\/\/\S+/.exec(String(said))?.[0];
  if (!url) throw new Error(`the double ended with ${String(said)} before it listened`);
  return {
    url,
    port: Number(new URL(url).port),
    child,
    signal: async (name) => {
      child.kill(name);
      if (name !== 'SIGUSR2') await ended;
    },
  };
}
