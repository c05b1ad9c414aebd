import type { EventMeta } from '@maru/contracts/kernel/message';
import { AppendTooLarge, maxAppendBytes } from './event-store.ts';
import type { NewEvent, RecordedEvent } from './event-store.ts';

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
  return events.map(({ id, type, data, meta }) => {
    const encoded = { id, type, data: JSON.stringify(data), meta: JSON.stringify(meta) };
    bytes += Buffer.byteLength(encoded.data) + Buffer.byteLength(encoded.meta);
    if (bytes > maxAppendBytes) throw new AppendTooLarge(`an append carries at most ${maxAppendBytes} bytes`);
    return encoded;
  });
}

/** The event of a row. Throws an error that names the event when its JSON was damaged. */
export function decodeRow([position, id, stream, revision, type, data, meta]: EventRow): RecordedEvent {
  try {
    return {
      id,
      type,
      data: JSON.parse(data) as object,
      meta: JSON.parse(meta) as EventMeta,
      stream,
      revision,
      position,
    };
  } catch (cause) {
    throw new Error(`event ${revision} of ${stream} at position ${position} is not JSON`, { cause });
  }
}
