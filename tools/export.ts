import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { toJsonLines } from '@maru/platform/event-store/json-lines';
import { defaultPlace, openToRead } from './log/log-place.ts';
import { runInTerminal } from './terminal.ts';

// npm run --silent export [-- <file>]: the whole log as JSON Lines, to the file or the standard output.
async function* asLines(batches: AsyncIterable<readonly RecordedEvent[]>): AsyncGenerator<string> {
  for await (const events of batches) yield toJsonLines(events);
}

/** Half an export looks like a whole one: it gets its name when it is whole and on the disk. */
const toFile = async (lines: AsyncIterable<string>, file: string) => {
  const part = `${file}.part`;
  await pipeline(lines, createWriteStream(part));
  const handle = await open(part, 'r+');
  await handle.sync();
  await handle.close();
  await rename(part, file);
};

const exportLog = async (file: string | undefined) => {
  const log = await openToRead(defaultPlace());
  try {
    const lines = asLines(log.events());
    await (file === undefined ? pipeline(lines, process.stdout) : toFile(lines, file));
  } finally {
    await log.close();
  }
};

await runInTerminal(() => exportLog(process.argv[2]));
