import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../sqlite/sqlite-code.ts';
import type { EventRow } from './encoded-event.ts';
import { EventStoreUnavailable } from './event-store.ts';
import type { LogQueries } from './log-queries.ts';
import { type DamageOptions, readingPastDamage } from './past-damage.ts';

const words = (cause: unknown) =>
  isDamage(cause)
    ? `its file is damaged (${String(cause)}): npm run verify names what is lost, docs/operations.md says what to do`
    : String(cause);

/** Whatever the engine throws means that it cannot serve now. */
export function onEngine<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof EventStoreUnavailable) throw cause;
    throw new EventStoreUnavailable(`the event log refuses work: ${words(cause)}`, { cause });
  }
}

// No text sorts after this character, so a prefix is a range that compares without a function call.
const afterAll = '\u{10FFFF}';

/** NOT INDEXED: the planner must walk the log by position, never collect a prefix from the stream index and sort it. */
function scanSql(prefixes: number | undefined): string {
  const ranges = Array.from({ length: prefixes ?? 0 }, () => 'stream >= ? AND stream < ?');
  const filter = prefixes === undefined ? 'TRUE' : ['FALSE', ...ranges].join(' OR ');
  return `SELECT * FROM events NOT INDEXED WHERE position > ? AND position <= ? AND (${filter}) ORDER BY position LIMIT ?`;
}

/** As SQLite answers, or fails. */
export function plainQueries(database: DatabaseSyncInstance): LogQueries {
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
    head: () => (head.get() as [number])[0],
    revision: (stream) => (revision.get(stream) as [number])[0],
    ofStream: (stream, { from, to }, limit) => ofStream.all(stream, from, to, limit) as EventRow[],
    ofLog: ({ after, upTo }, prefixes, limit) => {
      const bounds = prefixes?.flatMap((prefix) => [prefix, prefix + afterAll]) ?? [];
      return scan(prefixes?.length).all(after, upTo, ...bounds, limit) as EventRow[];
    },
  };
}

/** Rows on damaged pages are answered as damaged events; where not even that can be, throws `EventStoreUnavailable`. */
export function logQueries(database: DatabaseSyncInstance, options: DamageOptions = {}): LogQueries {
  const { head, revision, ofStream, ofLog } = readingPastDamage(database, plainQueries(database), options);
  return {
    head: () => onEngine(head),
    revision: (stream) => onEngine(() => revision(stream)),
    ofStream: (stream, range, limit) => onEngine(() => ofStream(stream, range, limit)),
    ofLog: (range, prefixes, limit) => onEngine(() => ofLog(range, prefixes, limit)),
  };
}
