import { writeSync } from 'node:fs';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { sampleEvents } from './sample-events.ts';

// A process of its own for the kill test: sixteen writers append for ever and tell each answer on the standard output.
const [file = '', round = ''] = process.argv.slice(2);
const store = openSqliteEventStore(file);

/** A line is written whole or not at all; a full pipe only means that the reader is busy. */
function tell(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

async function write(writer: number): Promise<never> {
  for (let n = 0; ; n += 1) {
    const stream = `killed.${round}-${writer}-${n}`;
    const events = sampleEvents(1 + (n % 3));
    const { position } = await store.append(stream, events, 'none');
    tell(`${JSON.stringify({ stream, position, ids: events.map(({ id }) => id) })}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
