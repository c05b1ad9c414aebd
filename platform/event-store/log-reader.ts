import { setImmediate } from 'node:timers/promises';
import { decodeRow } from './encoded-event.ts';
import {
  type EventBatch,
  EventStoreUnavailable,
  type RecordedEvent,
  type StreamFilter,
  streamFilter,
} from './event-store.ts';
import type { LogQueries, PositionRange, RevisionRange } from './log-queries.ts';
import { existsSync } from 'node:fs';
import { openSqliteLogToRead } from './sqlite-log.ts';
import { eventsOf } from './verify-chain.ts';

export const maxBatch = 1_000;

/** Positions a filtered scan walks in one go; what it skips costs about a third of a microsecond each. */
const maxWindow = 8_192;

/** Its position is behind `upTo` when there is more. */
export function readPage(log: LogQueries, { after, upTo }: PositionRange, filter: StreamFilter): EventBatch {
  const end = filter.prefixes === undefined ? upTo : Math.min(after + maxWindow, upTo);
  const rows = log.ofLog({ after, upTo: end }, filter.prefixes, maxBatch);
  const last = rows.length === maxBatch ? rows.at(-1)?.[0] : undefined;
  return { events: rows.map(decodeRow), position: last ?? end };
}

/** A range of the log in batches, with a turn of the event loop between them so that others go on. */
export async function* readLog(
  next: (range: PositionRange) => EventBatch,
  { after, upTo }: PositionRange,
): AsyncGenerator<EventBatch> {
  for (let position = after; position < upTo;) {
    const batch = next({ after: position, upTo });
    position = batch.position;
    yield batch;
    if (position < upTo) await setImmediate();
  }
}

export async function* readStreamPages(
  log: LogQueries,
  stream: string,
  { from, to }: RevisionRange,
): AsyncGenerator<readonly RecordedEvent[]> {
  for (let first = from; first <= to; first += maxBatch) {
    const rows = log.ofStream(stream, { from: first, to }, maxBatch);
    if (rows.length > 0) yield rows.map(decodeRow);
    if (rows.length < maxBatch) return;
    await setImmediate();
  }
}

/**
 * Also beside a running server. An event on a damaged page is named as such, also where only its position is known.
 * Throws `EventStoreUnavailable` when there is no such log.
 */
export async function* readSqliteLog(file: string): AsyncGenerator<readonly RecordedEvent[]> {
  if (!existsSync(file)) throw new EventStoreUnavailable(`there is no log at ${file}`);
  const log = openSqliteLogToRead(file, { namesUnknown: true });
  try {
    const everything = streamFilter(undefined);
    yield* eventsOf(readLog((range) => readPage(log, range, everything), { after: 0, upTo: log.head() }));
  } finally {
    log.close();
  }
}
