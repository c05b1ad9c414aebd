import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readVariable } from '@maru/platform/env/read-variable';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { readJsonLines } from '@maru/platform/event-store/json-lines';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { eventsOf } from '@maru/platform/event-store/verify-chain';

/** The log on EventStoreDB. Its client takes half a second to load, which tools over a file need not wait for. */
export const openEsdb = async (url: string): Promise<EventStore> => {
  const { openEsdbEventStore } = await import('@maru/platform/event-store/esdb-event-store');
  const { createLogger } = await import('@maru/platform/log/logger');
  // The standard output may be an export.
  return openEsdbEventStore(url, createLogger({ level: 'warn', destination: process.stderr }));
};

/** EventStoreDB, the `log.db` of a data folder, or an exported file. `name` may be shown: it holds no password. */
export type LogPlace =
  | { readonly kind: 'esdb'; readonly url: string; readonly name: string }
  | { readonly kind: 'sqlite'; readonly folder: string; readonly file: string; readonly name: string }
  | { readonly kind: 'export'; readonly file: string; readonly name: string };

export interface OpenLog {
  events(): AsyncIterable<readonly RecordedEvent[]>;
  close(): Promise<void>;
}

const logFile = 'log.db';
const sqliteMagic = 'SQLite format 3\0';

const esdbPlace = (url: string): LogPlace => ({ kind: 'esdb', url, name: url.replace(/\/\/[^@/]*@/, '//') });
export const folderPlace = (folder: string, file = join(folder, logFile)): LogPlace => ({
  kind: 'sqlite',
  folder,
  file,
  name: file,
});

export const defaultPlace = (): LogPlace => {
  const url = readVariable(process.env, 'ESDB_URL', true);
  return url === undefined ? folderPlace(readVariable(process.env, 'DATA_DIR') ?? './data') : esdbPlace(url);
};

export const isEsdb = (text: string): boolean => /^esdb(\+discover)?:\/\//.test(text);

export const placeOf = (text: string): LogPlace => {
  if (isEsdb(text)) return esdbPlace(text);
  if (statSync(text).isDirectory()) return folderPlace(text);
  return isSqlite(text) || basename(text) === logFile
    ? folderPlace(dirname(text), text)
    : { kind: 'export', file: text, name: text };
};

const isSqlite = (file: string) => {
  const start = Buffer.alloc(sqliteMagic.length);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  return start.toString('latin1') === sqliteMagic;
};

export const openToRead = async (place: LogPlace): Promise<OpenLog> => {
  const nothing = async () => undefined;
  if (place.kind === 'sqlite') return { events: () => readSqliteLog(place.file), close: nothing };
  if (place.kind === 'export') return { events: () => readJsonLines(place.file), close: nothing };
  const store = await openEsdb(place.url);
  return { events: () => eventsOf(store.readAll({ after: 0 })), close: () => store.close() };
};
