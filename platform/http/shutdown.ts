import type { Server } from 'node:http';
import type { Logger } from '../log/logger.ts';

/** Takes no new connections, lets running requests finish, and after `graceMs` cuts what is left. Resolves when all are closed. */
export const stopServer = (server: Server, { graceMs }: { readonly graceMs: number }): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Runs `stop` once at SIGTERM or SIGINT and ends the process: 0, or 1 when `stop` fails. A second signal ends it at once,
 * which loses nothing: what was answered is on disk.
 */
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
