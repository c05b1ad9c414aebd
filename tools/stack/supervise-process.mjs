import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Pauses before a process that died is started again, in ms: doubled each time, from the first again once it lived for
 * a while.
 */
const pauses = { first: 250, longest: 5_000, resetAfter: 15_000 };
/** What ends by itself within this many ms does not have to be killed: running requests take 5 s at most. */
const killAfterMs = 12_000;

const withParent = new URL('with-parent.mjs', import.meta.url).href;

const prefixLines = (stream, name, to) =>
  createInterface({ input: stream }).on('line', (line) => to.write(`${name} | ${line}\n`));

/**
 * Runs a program as a process of its own and starts it again whenever it ends. `started` is called with each
 * new pid. Ends with this process, however that ends.
 */
export const superviseProcess = ({ name, main, env }, started) => {
  let child;
  let stopping = false;

  const run = () =>
    new Promise((resolve) => {
      const args = ['--enable-source-maps', '--import', withParent, main];
      child = spawn(process.execPath, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      prefixLines(child.stdout, name, process.stdout);
      prefixLines(child.stderr, name, process.stderr);
      child.once('exit', (code, signal) => resolve(signal ?? code));
      started(child.pid);
    });

  const running = (async () => {
    for (let pause = pauses.first; !stopping; pause = Math.min(pause * 2, pauses.longest)) {
      const since = performance.now();
      const ended = await run();
      if (stopping) return;
      if (performance.now() - since > pauses.resetAfter) pause = pauses.first;
      console.error(`${name} | ended with ${ended}, starts again in ${pause} ms`);
      await wait(pause);
    }
  })();

  return {
    name,
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      await running;
      clearTimeout(killTimer);
    },
  };
};
