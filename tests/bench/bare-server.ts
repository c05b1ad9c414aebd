import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, untilReady } from '../support/running-server.ts';

/** Bare Express in a process of its own; with a file it answers GETs with that JSON. */
export const runBare = async (file?: string) => {
  const port = await freePort();
  const script = new URL('bare-express.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), ...(file ? [file] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, stop };
};
