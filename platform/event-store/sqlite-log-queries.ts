import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { EventRow } from './encoded-event.ts';
import { EventStoreUnavailable } from './event-store.ts';

/** Whatever the engine throws means that it cannot serve now. */
export function onEngine<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof EventStoreUnavailable) throw cause;
    throw new EventStoreUnavailable(`the event log refuses work: ${String(cause)}`, { cause });
  }
}

/** After `after`, up to and with `upTo`. */
export interface PositionRange {
  readonly after: number;
  readonly upTo: number;
}

export interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/** What is asked of the `events` table; every answer is found by an index, in order, and at most `limit` rows long. */
export interface LogQueries {
  head(): number;
  revision(stream: string): number;
  ofStream(stream: string, range: RevisionRange, limit: number): readonly EventRow[];
  ofLog(range: PositionRange, prefixes: readonly string[] | undefined, limit: number): readonly EventRow[];
}

// No text sorts after this character, so a prefix is a range that compares without a function call.
const afterAll = '\u{10FFFF}';

/** NOT INDEXED: the planner must walk the log by position, never collect a prefix from the stream index and sort it. */
function scanSql(prefixes: number | undefined): string {
  const ranges = Array.from({ length: prefixes ?? 0 }, () => 'stream >= ? AND stream < ?');
  const filter = prefixes === undefined ? 'TRUE' : ['FALSE', ...ranges].join(' OR ');
  return `SELECT * FROM events NOT INDEXED WHERE position > ? AND position <= ? AND (${filter}) ORDER BY position LIMIT ?`;
}

export function logQueries(database: DatabaseSyncInstance): LogQueries {
  const head = database.prepare('SELECT coalesce(max(position), 0) FROM events');
  const revision = database.prepare('SELECT coalesce(max(revision), -1) FROM events WHERE stream = ?');
  const ofStream = database.prepare(
    'SELECT * FROM events WHERE stream = ? AND revision BETWEEN ? AND ? ORDER BY revision LIMIT ?',
  );
  const scans = new Map<number | undefined, StatementSyncInstance>();
  const scan = (prefixes: number | undefined) => {
    const known = scans.get(prefixes) ?? database.prepare(scanSql(prefixes));
    scans.set(prefixes, known);
    return known;
  };
  return {
    head: () => onEngine(() => (head.get() as [number])[0]),
    revision: (stream) => onEngine(() => (revision.get(stream) as [number])[0]),
    ofStream: (stream, { from, to }, limit) => onEngine(() => ofStream.all(stream, from, to, limit) as EventRow[]),
    ofLog: ({ after, upTo }, prefixes, limit) => {
      const bounds = prefixes?.flatMap((prefix) => [prefix, prefix + afterAll]) ?? [];
      return onEngine(() => scan(prefixes?.length).all(after, upTo, ...bounds, limit) as EventRow[]);
    },
  };
}
