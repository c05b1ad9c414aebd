import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { readJsonLines } from '@maru/platform/event-store/json-lines';
import { readSqliteLog } from '@maru/platform/event-store/read-sqlite-log';

/** The log of the server that runs with the same environment. */
export const defaultLog = (): string => join(process.env['DATA_DIR'] ?? './data', 'log.db');

const sqliteMagic = 'SQLite format 3\0';

/** The events of a log or of an exported file; its first bytes tell which it is. */
export function readEvents(file: string): AsyncIterable<readonly RecordedEvent[]> {
  const start = Buffer.alloc(sqliteMagic.length);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  return start.toString('latin1') === sqliteMagic ? readSqliteLog(file) : readJsonLines(file);
}
