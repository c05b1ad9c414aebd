import { existsSync } from 'node:fs';
import type { RecordedEvent } from './event-store.ts';
import { EventStoreUnavailable } from './event-store.ts';
import { readLog, readPage } from './log-reader.ts';
import { openSqliteLogToRead } from './sqlite-log.ts';
import { streamFilter } from './stream-filter.ts';
import { eventsOf } from './verify-chain.ts';

/**
 * Every event of a log file up to its head, in batches; also while a server writes to it. Throws
 * `EventStoreUnavailable` when there is no such log.
 */
export async function* readSqliteLog(file: string): AsyncGenerator<readonly RecordedEvent[]> {
  if (!existsSync(file)) throw new EventStoreUnavailable(`there is no log at ${file}`);
  const log = openSqliteLogToRead(file);
  try {
    const everything = streamFilter(undefined);
    yield* eventsOf(readLog((range) => readPage(log, range, everything), { after: 0, upTo: log.head() }));
  } finally {
    log.close();
  }
}
