import Database from 'libsql';
import { EventStoreUnavailable } from './event-store.ts';

/**
 * Holds `<file>.lock` for the life of this process, and the operating system lets go of it however the process ends.
 * Two writers would not see each other's commits: their newest events and subscriptions live in memory.
 */
export function lockForWriting(file: string): { release(): void } {
  const lock = new Database(`${file}.lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new EventStoreUnavailable(`${file} is open in another process`, { cause });
  }
  return { release: () => lock.close() };
}
