import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const tryListen = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve('free')));
  });

/** Ends the process with a sentence when the port is taken; waits a little for a server that is just going down. */
export const requirePort = async (port) => {
  for (let triesLeft = 12; ; triesLeft -= 1) {
    const state = await tryListen(port);
    if (state === 'free') return;
    if (state !== 'EADDRINUSE' || triesLeft === 0) {
      const why = state === 'EADDRINUSE' ? 'in use by another program' : `not available (${state})`;
      console.error(`Port ${port} is ${why}. Stop it, or choose another: PORT=${port + 1} npm start`);
      process.exit(1);
    }
    await wait(250);
  }
};
