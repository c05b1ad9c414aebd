import { DatabaseSync } from '@photostructure/sqlite';
import { decodeRow, type EventRow } from './encoded-event.ts';
import { EventStoreUnavailable } from './event-store.ts';
import { hashOf } from './hash-chain.ts';
import type { LogQueries } from './log-queries.ts';
import { maxBatch } from './log-reader.ts';
import type { LostPlace } from './lost-row.ts';
import { onEngine } from './sqlite-log-queries.ts';
import { openSqliteLog, openSqliteLogToRead } from './sqlite-log.ts';

/** `lost`: events that neither of the two files has as they were written; they stand in the new one as damaged. */
export interface Repair {
  readonly events: number;
  readonly fromBackup: number;
  readonly lost: readonly LostPlace[];
}

/**
 * Writes a new file, with an index of its own, of all that can be read of a damaged log, and takes from a backup what is
 * damaged there or has another hash than it says. Nobody may write to the log meanwhile. Throws `EventStoreUnavailable`,
 * also for the backup of another log.
 */
export function repairSqliteLog(file: string, target: string, backup?: string): Repair {
  const damaged = openSqliteLogToRead(file, { namesUnknown: true });
  const copy = backup === undefined ? undefined : openSqliteLogToRead(backup, { namesUnknown: true });
  const repaired = openSqliteLog(target);
  const lost: LostPlace[] = [];
  let [events, fromBackup] = [0, 0];
  const add = (row: EventRow) => {
    const found = isSound(row) ? row : soundIn(copy, row[0]);
    if (!found) lost.push({ position: row[0], stream: row[2], revision: row[3] });
    else if (found !== row) fromBackup += 1;
    events += 1;
    repaired.insert(found ?? row);
  };
  try {
    const head = newestOf(file, damaged);
    if (copy) mustBeOf(damaged, head, copy);
    for (let after = 0; after < head; after += maxBatch) {
      const rows = damaged.ofLog({ after, upTo: Math.min(after + maxBatch, head) }, undefined, maxBatch);
      repaired.transaction(() => rows.forEach(add));
    }
    return { events, fromBackup, lost };
  } finally {
    repaired.close();
    copy?.close();
    damaged.close();
  }
}

/** What others wrote has no hash that could be compared. */
const isSound = (row: EventRow): boolean => {
  const event = decodeRow(row);
  return event.fault === undefined ? event.meta.hash === hashOf(event) : event.fault === 'foreign';
};

const rowAt = (log: LogQueries, position: number): EventRow | undefined =>
  log.ofLog({ after: position - 1, upTo: position }, undefined, 1)[0];

/** Of a damaged row only its position is believed. */
const soundIn = (copy: LogQueries | undefined, position: number): EventRow | undefined => {
  const found = copy && rowAt(copy, position);
  return found && isSound(found) ? found : undefined;
};

/** Where two logs have the same event they have the same before it, so the newest that can be compared tells. */
const mustBeOf = (log: LogQueries, head: number, copy: LogQueries): void => {
  for (let position = Math.min(head, copy.head()); position > 0; position -= 1) {
    const [row, other] = [rowAt(log, position), rowAt(copy, position)];
    if (!row || !other || !isSound(row) || !isSound(other)) continue;
    if (row[1] === other[1]) return;
    throw new EventStoreUnavailable(`the backup is of another log: it has another event at position ${position}`);
  }
};

/** The page of the newest events may be the damaged one; the index, on other pages, knows of them. */
const newestOf = (file: string, { head }: Pick<LogQueries, 'head'>): number => {
  try {
    return head();
  } catch {
    return onEngine(() => {
      const database = new DatabaseSync(file, { returnArrays: true });
      try {
        const newest = database.prepare('SELECT max(position) FROM events INDEXED BY sqlite_autoindex_events_1');
        return (newest.get() as unknown as [number | null])[0] ?? 0;
      } finally {
        database.close();
      }
    });
  }
};
