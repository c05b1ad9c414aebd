import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '@maru/platform/env/write-once';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { repairSqliteLog } from '@maru/platform/event-store/repair-log';
import { lockForWriting } from '@maru/platform/event-store/sqlite-lock';
import { openSqliteLog } from '@maru/platform/event-store/sqlite-log';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { removeFile } from '@maru/platform/sqlite/sqlite-damage';
import { defaultPlace, type LogPlace, placeOf } from './log/log-place.ts';
import { runInTerminal } from './terminal.ts';

// npm run repair [-- <backup: a data folder or log.db>]: makes DATA_DIR/log.db anew of what can be read of it and, where
// that is damaged, of the backup. The server must be stopped. Ends with 1 while something is lost or bad.

const fileOf = (place: LogPlace): string => {
  if (place.kind !== 'sqlite') throw new Error(`${place.name} is no log.db: this is for the embedded setting`);
  return place.file;
};

/** At each moment there is a log under its name: a start that found none would begin an empty one. */
const exchange = (file: string, draft: string, aside: string) => {
  try {
    // So that everything is in the one file.
    openSqliteLog(file).close();
  } catch {
    // Then what is beside it goes aside with it.
  }
  linkSync(file, aside);
  for (const suffix of ['-wal', '-shm'])
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`);
  renameSync(draft, file);
  removeFile(draft);
  syncFolder(dirname(file));
};

const repair = async (file: string, backup: string | undefined) => {
  const [draft, aside] = [`${file}.repaired`, `${file}.damaged`];
  if (existsSync(aside)) throw new Error(`${aside} is there from a repair before: move it away first`);
  removeFile(draft);
  const { events, fromBackup, lost } = repairSqliteLog(file, draft, backup);
  const { bad, named } = await verifyChain(readSqliteLog(draft));
  exchange(file, draft, aside);
  console.log(`${file}: ${events} events, ${fromBackup} of them from the backup; the damaged file is ${aside}`);
  for (const { revision, stream, position } of lost)
    console.error(`lost: revision ${revision} of ${stream} at position ${position}`);
  if (bad !== undefined) console.error(`${named.length} events or more are bad: \`npm run verify\` names them`);
  if (bad !== undefined || lost.length > 0) process.exitCode = 1;
};

await runInTerminal(async () => {
  const [backup, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Error('npm run repair [-- <backup: a data folder or log.db>]');
  const file = fileOf(defaultPlace());
  const lock = lockForWriting(file);
  try {
    await repair(file, backup === undefined ? undefined : fileOf(placeOf(backup)));
  } finally {
    lock.release();
  }
});
