import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../running-server.ts';
import type { OwnServer, Program } from './test-server.ts';

const untilReady = async (output: Readable, { ready, what }: Program): Promise<void> => {
  let text = '';
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (ready.test(text)) return;
  }
  throw new Error(`${what} ended before it was ready: ${text.slice(-500)}`);
};

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};

/**
 * Runs a program on a free port of this machine; resolves when clients may connect. It ends with this process at the
 * latest.
 */
export const ownServer = async (program: Program): Promise<OwnServer> => {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'test-server-'))];
  let child: ChildProcess | undefined;
  const killNow = () => void child?.kill('SIGKILL');
  process.once('exit', killNow);
  const start = async () => {
    const server = spawn(program.command, program.args(port, folder), {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...program.env?.(port, folder) },
    });
    child = server;
    await untilReady(server.stdout, program);
    server.stdout.resume();
  };
  await start();
  return {
    url: program.url(port),
    what: program.what,
    start,
    kill: () => end(child),
    freeze: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    signal: (name) => void child?.kill(name),
    stop: async () => {
      process.off('exit', killNow);
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
