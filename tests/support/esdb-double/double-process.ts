import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

type Ending = 'SIGKILL' | 'SIGTERM';

/** The double in a process of its own, for tests that kill it. */
export interface DoubleProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Ends it, cuts its connections (`SIGUSR2`), or makes it hang for a while. Resolves when what ends is gone. */
  signal(name: Ending | 'SIGUSR2' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
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
      if (name === 'SIGKILL' || name === 'SIGTERM') await ended;
    },
  };
}
