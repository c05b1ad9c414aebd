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
  for (let left = 12; ; left -= 1) {
    const found = await tryListen(port);
    if (found === 'free') return;
    if (found !== 'EADDRINUSE' || left === 0) {
      const why = found === 'EADDRINUSE' ? 'in use by another program' : `not available (${found})`;
      console.error(`Port ${port} is ${why}. Stop it, or choose another: PORT=${port + 1} npm start`);
      process.exit(1);
    }
    await wait(250);
  }
};
