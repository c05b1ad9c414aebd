import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from '../log/logger.ts';

export interface StopOptions {
  readonly graceMs: number;
  /** How long idle connections stay open, ms, default 0: a proxy may just be sending a request over one. */
  readonly lingerMs?: number;
}

const sweepMs = 50;

/** Takes no new connections, lets running requests finish, and cuts what is left. Resolves when all are closed. */
export const stopServer = (server: Server, { graceMs, lingerMs = 0 }: StopOptions): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    let sweep: NodeJS.Timeout | undefined;
    const linger = setTimeout(() => {
      server.closeIdleConnections();
      sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    }, lingerMs);
    const closed = () => {
      clearTimeout(cut);
      clearTimeout(linger);
      clearInterval(sweep);
      resolve();
    };
    // An HTTP server's own `close` would end idle connections at once.
    NetServer.prototype.close.call(server, closed);
  });

/** Runs `stop` once at SIGTERM or SIGINT and exits with 0, or 1 when it fails; a second signal ends at once. */
export const onStopSignal = (stop: () => Promise<void>, log: Logger): void => {
  let stopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
};
