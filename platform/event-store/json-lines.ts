import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RecordedEvent } from './event-store.ts';
import { recordedEvent, withText } from './recorded-event.ts';

/** One event a line, in log order. */
export const toJsonLines = (events: readonly RecordedEvent[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** The events of an exported file, one at a time. Throws an error that names the line when one is not JSON. */
export async function* readJsonLines(file: string): AsyncGenerator<readonly RecordedEvent[]> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line !== '') yield [parse(line, `${file}:${number}`)];
  }
}

function parse(line: string, place: string): RecordedEvent {
  try {
    const { id, type, data, meta, stream, revision, position, fault, stored } = JSON.parse(line) as RecordedEvent;
    const event = recordedEvent({ id, type, stream, revision, position }, { data, meta });
    if (fault === undefined) return withText(event, { data, meta });
    return { ...event, fault, ...(stored && { stored }) };
  } catch (cause) {
    throw new Error(`${place} is not JSON`, { cause });
  }
}
