import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { RecordedEvent } from './recorded-event.ts';

const NEWLINE = 10;

type Line = (Omit<RecordedEvent, 'data' | 'metadata'> & { data: string; metadata: string })[];

const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
const toLine = (events: readonly RecordedEvent[]) =>
  `${JSON.stringify(events.map((event) => ({ ...event, data: base64(event.data), metadata: base64(event.metadata) })))}\n`;
const fromLine = (text: string): RecordedEvent[] =>
  (JSON.parse(text) as Line).map((event) => ({
    ...event,
    data: Buffer.from(event.data, 'base64'),
    metadata: Buffer.from(event.metadata, 'base64'),
  }));

function* events(content: Buffer): Generator<RecordedEvent> {
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(NEWLINE, start);
    yield* fromLine(content.toString('utf8', start, end));
    start = end + 1;
  }
}

export interface LogFile {
  stored: Iterable<RecordedEvent>;
  /** Returns when the operating system has the bytes: they outlive this process, not the machine. */
  persist(events: readonly RecordedEvent[]): void;
  close(): void;
}

/** One line per commit, so that a commit is in the file as a whole or not at all: a torn last line is cut off. */
export function openLogFile(path: string): LogFile {
  const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const whole = content.subarray(0, content.lastIndexOf(NEWLINE) + 1);
  const file = openSync(path, 'a');
  ftruncateSync(file, whole.length);
  return {
    stored: events(whole),
    persist: (written) => {
      const line = Buffer.from(toLine(written));
      for (let done = 0; done < line.length;) done += writeSync(file, line, done);
    },
    close: () => closeSync(file),
  };
}

/** Nothing outlives the process. */
export const noLogFile: LogFile = { stored: [], persist: () => undefined, close: () => undefined };
