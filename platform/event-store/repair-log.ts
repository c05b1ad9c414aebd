import { maxBatch, readSqliteLog } from './log-reader.ts';
import { openSqliteLog, openSqliteLogToRead } from './sqlite-log.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

/** What keeps a log from being repaired: events that are lost or changed, which nothing here could put right. */
export type Unrepairable = Pick<ChainReport, 'named' | 'faults'> & { readonly missing: boolean };

/**
 * Writes a new file, with an index of its own, of a log whose events are all there and whole, so that only its index can
 * be damaged; answers how many they are, or why it has written nothing. Nobody may write to the log meanwhile. Throws
 * `EventStoreUnavailable`.
 */
export const repairSqliteLog = async (file: string, target: string): Promise<number | Unrepairable> => {
  const damaged = openSqliteLogToRead(file);
  try {
    const head = damaged.head();
    const { events, named, faults } = await verifyChain(readSqliteLog(file));
    const missing = events !== head || (damaged.newestOfIndex() ?? head) > head;
    if (missing || Object.keys(faults).some((fault) => fault !== 'foreign')) return { named, faults, missing };
    const repaired = openSqliteLog(target);
    try {
      for (let after = 0; after < head; after += maxBatch) {
        const rows = damaged.ofLog({ after, upTo: Math.min(after + maxBatch, head) }, undefined, maxBatch);
        repaired.transaction(() => rows.forEach(repaired.insert));
      }
    } finally {
      repaired.close();
    }
    return events;
  } finally {
    damaged.close();
  }
};
