import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { EventStoreUnavailable } from './event-store.ts';
import { onEngine } from './sqlite-log-queries.ts';

/**
 * Copies the log as it is when it is called, in one file that is on the disk when this returns, beside its writer: he
 * goes on, and only his write-ahead log grows meanwhile. Throws `EventStoreUnavailable`.
 */
export function copySqliteLog(file: string, target: string): void {
  if (!existsSync(file)) throw new EventStoreUnavailable(`there is no log at ${file}`);
  onEngine(() => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      // SQLite makes files by the umask, and fills an empty one that is there.
      closeSync(openSync(target, 'wx', 0o600));
      database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
    } finally {
      database.close();
    }
    const handle = openSync(target, 'r+');
    fsyncSync(handle);
    closeSync(handle);
  });
}
