import { AppendTooLarge, maxAppendBytes } from './event-store.ts';
import type { NewEvent, RecordedEvent } from './event-store.ts';
import { recordedEvent, Unreadable } from './recorded-event.ts';

export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
}

/** In the column order of the `events` table. */
export type EventRow = readonly [
  position: number,
  id: string,
  stream: string,
  revision: number,
  type: string,
  data: string,
  meta: string,
];

/** Throws `RangeError` for an empty list, `AppendTooLarge` beyond `maxAppendBytes`. */
export function encodeAppend(events: readonly NewEvent[]): readonly EncodedEvent[] {
  if (events.length === 0) throw new RangeError('an append needs at least one event');
  let bytes = 0;
  return events.map(({ id, type, stored, data, meta }) => {
    const encoded = { id, type, ...(stored ?? { data: JSON.stringify(data), meta: JSON.stringify(meta) }) };
    bytes += Buffer.byteLength(encoded.data) + Buffer.byteLength(encoded.meta);
    if (bytes > maxAppendBytes) throw new AppendTooLarge(`an append carries at most ${maxAppendBytes} bytes`);
    return encoded;
  });
}

export const decodeRow = ([position, id, stream, revision, type, data, meta]: EventRow): RecordedEvent => {
  const event = recordedEvent({ id, type, stream, revision, position }, { data: parsed(data), meta: parsed(meta) });
  return event.fault === 'foreign' ? { ...event, stored: { data, meta } } : event;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
};
