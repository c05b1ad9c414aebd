import { existsSync, linkSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { sqliteCode, sqliteCodes } from '../sqlite/sqlite-code.ts';
import { EventStoreUnavailable } from './event-store.ts';

/** Holds `<file>.lock` until the process ends, however it ends: two writers would not see each other's commits. */
export function lockForWriting(file: string): { release(): void } {
  const name = `${file}.lock`;
  if (!existsSync(name)) makeLockFile(file, name);
  const lock = new DatabaseSync(name);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new EventStoreUnavailable(`${file} is open in another process`, { cause });
  }
  return { release: () => lock.close() };
}

/**
 * A missing lock file may have been removed under a running writer, whose lock nobody sees any more. Only who has the
 * log to itself makes a new one, and it gets its name after that was seen: whoever finds one can trust it.
 */
function makeLockFile(file: string, name: string): void {
  if (existsSync(file)) mustBeAlone(file, name);
  const draft = `${name}.${process.pid}`;
  new DatabaseSync(draft).close();
  try {
    linkSync(draft, name);
  } catch (error) {
    if (!existsSync(name)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Without shared memory SQLite opens a log only when no other connection has it open, be it idle. */
function mustBeAlone(file: string, name: string): void {
  const probe = new DatabaseSync(file, { timeout: 1_000 });
  try {
    probe.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
  } catch (cause) {
    if (sqliteCode(cause) !== sqliteCodes.busy) throw cause;
    throw new EventStoreUnavailable(`${file} is open in another process, though ${name} is missing`, { cause });
  } finally {
    probe.close();
  }
}
