import { pause } from '../clock/pause.ts';
import type { Log } from '../log/logger.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { emptyWriteAheadLog } from './sqlite-scrub.ts';

/** Gives the space of dropped versions back to the file system, in steps beside everything else. */
export interface Shrinking {
  /** Harmless while it is at work. */
  start(): void;
  end(): void;
}

/** 0.8 MB: some 15 ms with the flushes of the checkpoint that follows, where a VACUUM holds everyone for seconds. */
const pagesAtOnce = 200;
const restMs = 25;

export const shrinking = (connection: SqliteConnection, log: Log | undefined): Shrinking => {
  const ending = new AbortController();
  let working = false;
  const start = () => {
    if (working || ending.signal.aborted) return;
    working = true;
    shrink(connection, ending.signal)
      .catch((err: unknown) => log?.warn({ err }, 'the file of the views could not be made smaller'))
      .finally(() => (working = false));
  };
  return { start, end: () => ending.abort() };
};

const shrink = async (connection: SqliteConnection, signal: AbortSignal): Promise<void> => {
  if (!hasMuchFree(connection)) return;
  // Few free pages stay for what is written next.
  while (hasMuchFree(connection)) {
    connection.all(`PRAGMA incremental_vacuum(${pagesAtOnce})`, []);
    // At once, so that no later commit has to write all that was moved.
    connection.all('PRAGMA wal_checkpoint(PASSIVE)', []);
    if (!(await pause(restMs, signal))) return;
  }
  emptyWriteAheadLog(connection);
};

const hasMuchFree = (connection: SqliteConnection) =>
  (connection.first<[number]>('PRAGMA freelist_count', [])?.[0] ?? 0) > pagesAtOnce;
