import { LRUCache } from 'lru-cache';
import type { SqliteLog } from './sqlite-log.ts';

const maxStreams = 50_000;

/**
 * The same log with the revisions of streams in memory: most reads of a stream find nothing new, and every append asks
 * for the newest revision. Right only for the log's single writer, because it sees every row that is inserted.
 */
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
