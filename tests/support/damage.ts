import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './running-server.ts';

type Stopped = Pick<Product, 'dataDir'>;

const withLog = <T>({ dataDir }: Stopped, work: (log: DatabaseSyncInstance) => T): T => {
  const log = new DatabaseSync(join(dataDir, 'log.db'));
  try {
    return work(log);
  } finally {
    log.close();
  }
};

/** Breaks off what an event says, as a bad disk would; answers how to put it back. Each needs the product stopped. */
export const damageEvent = (product: Stopped, stream: string, revision: number): (() => void) =>
  withLog(product, (log) => {
    const where = 'WHERE stream = ? AND revision = ?';
    const row = log.prepare(`SELECT data FROM events ${where}`).get(stream, revision) as { data: string };
    const write = (data: string) =>
      withLog(product, (opened) => opened.prepare(`UPDATE events SET data = ? ${where}`).run(data, stream, revision));
    log.prepare(`UPDATE events SET data = '{"id' ${where}`).run(stream, revision);
    return () => void write(row.data);
  });

/** Writes an event into the log past the product. */
export const writeForeign = (product: Stopped, stream: string, revision: number): void =>
  withLog(product, (log) => {
    log
      .prepare(`INSERT INTO events (id, stream, revision, type, data, meta) VALUES (?, ?, ?, 'Noted', '{}', '{}')`)
      .run(crypto.randomUUID(), stream, revision);
  });

/** Answers how to put it back. */
export const emptyKey = ({ dataDir }: Stopped, person: string): (() => void) => {
  const file = join(dataDir, 'keys', 'profile', person);
  const key = readFileSync(file);
  truncateSync(file);
  return () => writeFileSync(file, key);
};

/** They are made again from the log at the next start. */
export const removeViews = ({ dataDir }: Stopped): void => {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, `views.db${ending}`), { force: true });
};
