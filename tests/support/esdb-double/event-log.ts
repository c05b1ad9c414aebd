import { type ProposedEvent, type RecordedEvent, STREAM_DELETED, TOMBSTONE_REVISION } from './recorded-event.ts';

/** Events of one stream that are written together with the other parts of a commit. */
export interface Part {
  stream: string;
  events: readonly ProposedEvent[];
}

export interface EventLog {
  /** Every event, by position. It grows in place: a reader keeps an index into it. */
  readonly all: readonly RecordedEvent[];
  stream(name: string): readonly RecordedEvent[];
  /** Where an id was first written. */
  firstWithId(id: string): RecordedEvent | undefined;
  commit(parts: readonly Part[]): readonly RecordedEvent[];
  /** Takes over what another node committed. */
  replicate(events: readonly RecordedEvent[]): void;
  /** The position of the next event. */
  end(): number;
  /** Uses up a position no event stands at: an append of no events has one too. */
  skip(): number;
  /** Index of the first event at or after the position. */
  indexAt(position: number): number;
  /** Resolves at the next commit, or when the signal aborts. */
  changed(signal: AbortSignal): Promise<void>;
}

const FIRST_POSITION = 1024;
const RECORD_HEADER = 96;
const NONE: readonly RecordedEvent[] = [];

const sizeOf = (stream: string, event: ProposedEvent) =>
  RECORD_HEADER + stream.length + event.type.length + event.data.length + event.metadata.length;

/** `stored` are the events of an earlier run; `persist` is called before a commit is seen by anybody. */
export function openEventLog(
  stored: Iterable<RecordedEvent>,
  persist: (events: readonly RecordedEvent[]) => void,
): EventLog {
  const all: RecordedEvent[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const byId = new Map<string, RecordedEvent>();
  const waiting = new Set<() => void>();
  let end = FIRST_POSITION;

  const stream = (name: string) => streams.get(name) ?? NONE;

  function add(event: RecordedEvent) {
    all.push(event);
    const events = streams.get(event.stream);
    if (events) events.push(event);
    else streams.set(event.stream, [event]);
    if (!byId.has(event.id)) byId.set(event.id, event);
    end = Math.max(end, event.position + sizeOf(event.stream, event));
  }

  function recorded(part: Part): RecordedEvent[] {
    const next = stream(part.stream).length;
    return part.events.map((event, offset) => {
      const position = end;
      end += sizeOf(part.stream, event);
      const revision = event.type === STREAM_DELETED ? TOMBSTONE_REVISION : next + offset;
      return { ...event, stream: part.stream, revision, position, created: Date.now() };
    });
  }

  function commit(parts: readonly Part[]) {
    const events = parts.flatMap(recorded);
    replicate(events);
    return events;
  }

  function replicate(events: readonly RecordedEvent[]) {
    persist(events);
    events.forEach(add);
    for (const wake of waiting) wake();
  }

  function indexAt(position: number) {
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((all[middle]?.position ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      if (signal.aborted) return resolve();
      waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  for (const event of stored) add(event);
  const skip = () => {
    const position = end;
    end += RECORD_HEADER;
    return position;
  };
  return { all, stream, firstWithId: (id) => byId.get(id), commit, replicate, end: () => end, skip, indexAt, changed };
}
