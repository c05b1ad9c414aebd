import {
  type ExpectedRevision,
  maxAppendBytes,
  type NewEvent,
  type RecordedEvent,
} from '@maru/platform/event-store/event-store';

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

const maxEvents = 500;
/** Far from the limit: engines count more than data and metadata. A single event is as large as it is. */
const maxBytes = maxAppendBytes / 4;

const sizeOf = ({ data, meta, stored }: NewEvent) => {
  const text = stored ?? { data: JSON.stringify(data), meta: JSON.stringify(meta) };
  return Buffer.byteLength(text.data) + Buffer.byteLength(text.meta);
};

class ContentMissing extends Error {
  constructor(stream: string, revision: number) {
    super(`revision ${revision} of ${stream} is of others, and an older release exported it without its content`);
  }
}

/** The log as appends that write it again in the same order: as few as the order allows. */
export async function* appendsOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<Append> {
  let open = emptyAppend('', 'none');
  for await (const recorded of events) {
    const { stream, revision } = recorded;
    const event = asNew(recorded);
    const size = sizeOf(event);
    if (!fits(open, stream, size)) {
      if (open.events.length > 0) yield open;
      open = emptyAppend(stream, revision === 0 ? 'none' : revision - 1);
    }
    open.events.push(event);
    open.bytes += size;
  }
  if (open.events.length > 0) yield open;
}

const asNew = ({ id, type, data, meta, fault, stored, stream, revision }: RecordedEvent): NewEvent => {
  if (fault === 'foreign' && stored === undefined) throw new ContentMissing(stream, revision);
  return { id, type, data, meta, ...(stored && { stored }) };
};

const emptyAppend = (stream: string, expected: ExpectedRevision) => ({
  stream,
  expected,
  events: [] as NewEvent[],
  bytes: 0,
});

const fits = (open: ReturnType<typeof emptyAppend>, stream: string, size: number) =>
  open.stream === stream && open.events.length < maxEvents && open.bytes + size <= maxBytes;

export async function* inLists<T>(things: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let list: T[] = [];
  for await (const thing of things) {
    list.push(thing);
    if (list.length < size) continue;
    yield list;
    list = [];
  }
  if (list.length > 0) yield list;
}
