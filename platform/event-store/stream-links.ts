import { DatabaseSync } from '@photostructure/sqlite';
import type { ScratchFolder } from './scratch-folder.ts';

/** The end of a stream that the next event must link to; any hash will do behind one whose own is not known. */
export interface Link {
  readonly revision: number;
  readonly hash: string | undefined;
}

/** The ends of all streams of a log, however many they are: the newest in memory, the others in a file. */
export interface StreamLinks {
  get(stream: string): Link | undefined;
  set(stream: string, link: Link): void;
  close(): void;
}

export const streamLinks = (scratch: ScratchFolder, most = 20_000): StreamLinks => {
  const newest = new Map<string, Link>();
  let table: ReturnType<typeof openTable> | undefined;
  return {
    get: (stream) => newest.get(stream) ?? table?.get(stream),
    set: (stream, link) => {
      newest.set(stream, link);
      if (newest.size < most) return;
      table ??= openTable(scratch.file('links.db'));
      table.put(newest);
      newest.clear();
    },
    close: () => table?.close(),
  };
};

/** Nobody reads the file again after a crash, so nothing waits for the disk. */
const openTable = (file: string) => {
  const database = new DatabaseSync(file, { returnArrays: true });
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384;
    CREATE TABLE links (stream TEXT PRIMARY KEY, revision INTEGER NOT NULL, hash TEXT) STRICT, WITHOUT ROWID`);
  const select = database.prepare('SELECT revision, hash FROM links WHERE stream = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO links VALUES (?, ?, ?)');
  return {
    get: (stream: string): Link | undefined => {
      const row = select.get(stream) as unknown as [number, string | null] | undefined;
      return row && { revision: row[0], hash: row[1] ?? undefined };
    },
    /** In the order of the table, so that each of its pages is written once. */
    put: (links: ReadonlyMap<string, Link>) => {
      database.exec('BEGIN');
      for (const [stream, { revision, hash }] of [...links].toSorted(([one], [other]) => (one < other ? -1 : 1)))
        upsert.run(stream, revision, hash ?? null);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
};
