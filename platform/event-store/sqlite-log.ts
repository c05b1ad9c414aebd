import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../sqlite/sqlite-code.ts';
import type { EventRow } from './encoded-event.ts';
import type { LogQueries } from './log-queries.ts';
import { EventStoreUnavailable } from './event-store.ts';
import type { DamageOptions, ReportDamage } from './past-damage.ts';
import { unlessDamaged } from './lost-places.ts';
import { logQueries, onEngine } from './sqlite-log-queries.ts';

// `data` and `meta` stand last, so that a filtered scan never touches the pages of skipped bodies. No index on `id`:
// nothing is looked up by it, no other engine checks it, and at random ids it halves the appends a second.
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    id       TEXT NOT NULL,
    stream   TEXT NOT NULL,
    revision INTEGER NOT NULL,
    type     TEXT NOT NULL,
    data     TEXT NOT NULL,
    meta     TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT`;

/** Synchronous; every failure is an `EventStoreUnavailable`. */
export interface SqliteLog extends LogQueries {
  insert(row: EventRow): void;
  transaction<T>(work: () => T): T;
  close(): void;
}

function connect(file: string, pragmas: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: 1_000, returnArrays: true });
  try {
    database.exec(`PRAGMA cache_size = -16384; PRAGMA cell_size_check = ON; ${pragmas}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens or creates the log for its one writer. FULL: each commit is on the disk before it is answered. */
export function openSqliteLog(file: string, report?: ReportDamage): SqliteLog {
  return onEngine(() => {
    const database = connect(file, `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
    const log = sqliteLog(database, report && { report });
    mustEndWithItsIndex(database, log.head());
    return log;
  });
}

/** The newest position that the index of streams knows; undefined where it is damaged. */
const newestOfIndex = (database: DatabaseSyncInstance): number | undefined => {
  const newest = 'SELECT coalesce(max(position), 0) FROM events INDEXED BY sqlite_autoindex_events_1';
  return unlessDamaged<number | undefined>(
    () => (database.prepare(newest).get() as unknown as [number])[0],
    () => undefined,
  );
};

/** A page of rows may come back from the disk as it was before the newest were written: they would be written over. */
function mustEndWithItsIndex(database: DatabaseSyncInstance, head: number): void {
  const known = newestOfIndex(database) ?? head;
  if (known <= head) return;
  const lost = `its file is damaged, events after position ${head} are lost, up to ${known}`;
  throw new EventStoreUnavailable(`the event log refuses work: ${lost}: restore a backup (docs/operations.md)`);
}

/** Beside its writer. */
export function openSqliteLogToRead(
  file: string,
  options?: DamageOptions,
): LogQueries & { newestOfIndex(): number | undefined; close(): void } {
  return onEngine(() => {
    const database = connect(file, 'PRAGMA query_only = ON');
    return {
      ...logQueries(database, options),
      newestOfIndex: () => newestOfIndex(database),
      close: () => database.close(),
    };
  });
}

/**
 * What SQLite finds wrong with the pages of a log and with the index of its streams, in its words, up to a few. It reads
 * the whole file. Throws `EventStoreUnavailable` where the file cannot be opened at all.
 */
export function damageIn(file: string): readonly string[] {
  return onEngine(() => {
    const database = connect(file, 'PRAGMA query_only = ON');
    const found: string[] = [];
    try {
      for (const [line] of database.prepare('PRAGMA integrity_check(20)').iterate() as Iterable<[string]>)
        if (line !== 'ok') found.push(line.replaceAll('\n', ' '));
    } catch (error) {
      // It is told once more at the end, however much was found before.
      if (!isDamage(error)) throw error;
      if (found.length === 0) found.push(String(error));
    } finally {
      database.close();
    }
    return found;
  });
}

function sqliteLog(database: DatabaseSyncInstance, options?: DamageOptions): SqliteLog {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)');
  return {
    ...logQueries(database, options),
    insert: (row) => {
      insert.run(...row);
    },
    transaction: (work) =>
      onEngine(() => {
        begin.run();
        try {
          const result = work();
          commit.run();
          return result;
        } catch (error) {
          // A full disk ends the transaction by itself; another ROLLBACK would hide the reason.
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    close: () => {
      try {
        // A stopped installation is copied by people who know of one file only. Beside a reader some may stay in the WAL.
        onEngine(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      } finally {
        database.close();
      }
    },
  };
}
