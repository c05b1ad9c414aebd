import { LRUCache } from 'lru-cache';
import type { SqliteLog } from './sqlite-log.ts';

const maxStreams = 50_000;

/** The log with revisions of streams in memory, which every append asks for. Right only for the log's single writer. */
export function rememberEnds(log: SqliteLog): SqliteLog {
  const ends = new LRUCache<string, number>({ max: maxStreams });
  return {
    ...log,
    revision: (stream) => {
      const known = ends.get(stream) ?? log.revision(stream);
      ends.set(stream, known);
      return known;
    },
    insert: (row) => {
      log.insert(row);
      ends.set(row[2], row[3]);
    },
    transaction: (work) => {
      try {
        return log.transaction(work);
      } catch (error) {
        // Whatever was inserted may be gone, or not: only the disk knows.
        ends.clear();
        throw error;
      }
    },
  };
}
