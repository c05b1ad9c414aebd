import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { toJsonLines } from '@maru/platform/event-store/json-lines';
import { readSqliteLog } from '@maru/platform/event-store/read-sqlite-log';
import { defaultLog } from './log-file.ts';

// npm run --silent export [-- <file>]: the whole log as JSON Lines, to the file or to the standard output.
const [target] = process.argv.slice(2);

async function* asLines(batches: AsyncIterable<readonly RecordedEvent[]>): AsyncGenerator<string> {
  for await (const events of batches) yield toJsonLines(events);
}

try {
  await pipeline(asLines(readSqliteLog(defaultLog())), target === undefined ? process.stdout : createWriteStream(target));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
