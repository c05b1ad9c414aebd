import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '@maru/platform/env/write-once';
import { repairSqliteLog, type Unrepairable } from '@maru/platform/event-store/repair-log';
import { lockForWriting } from '@maru/platform/event-store/sqlite-lock';
import { openSqliteLog } from '@maru/platform/event-store/sqlite-log';
import { removeFile } from '@maru/platform/sqlite/sqlite-damage';
import { defaultPlace } from './log/log-place.ts';
import { runInTerminal } from './terminal.ts';

// npm run repair: makes the index of DATA_DIR/log.db anew where all events are whole. The server must be stopped. Where one
// is lost or changed it changes nothing, names it and ends with 1.

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

const refuse = ({ named, missing }: Unrepairable) => {
  for (const { revision, stream, position, fault } of named)
    console.error(`bad event: revision ${revision} of ${stream} at position ${position} (${fault})`);
  if (missing) console.error('events are missing from the log');
  console.error('nothing was changed: go on with these as damaged events, or restore a backup (docs/operations.md)');
  process.exitCode = 1;
};

const repair = async (file: string) => {
  const [draft, aside] = [`${file}.repaired`, `${file}.damaged`];
  if (existsSync(aside)) throw new Error(`${aside} is there from a repair before: move it away first`);
  removeFile(draft);
  const found = await repairSqliteLog(file, draft);
  if (typeof found !== 'number') return refuse(found);
  exchange(file, draft, aside);
  console.log(`${file}: ${found} events, their index made anew; the damaged file is ${aside}`);
};

await runInTerminal(async () => {
  const place = defaultPlace();
  if (process.argv.length > 2) throw new Error('npm run repair');
  if (place.kind !== 'sqlite') throw new Error(`${place.name} is no log.db: this is for the embedded setting`);
  const lock = lockForWriting(place.file);
  try {
    await repair(place.file);
  } finally {
    lock.release();
  }
});
