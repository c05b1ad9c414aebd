import type { EventLog } from './event-log.ts';
import type { Filter } from './filter.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { From } from './requests.ts';
import { stateOf } from './stream-state.ts';

export interface Range {
  from: From;
  backwards: boolean;
  count: number;
}

/** Where no event begins there is nothing that the server could read, unless it is the end. */
export const isPlace = (log: EventLog, from: From): boolean =>
  typeof from !== 'number' || from >= log.end() || log.all[log.indexAt(from)]?.position === from;

type StreamRead =
  | { kind: 'events'; events: Iterable<RecordedEvent> }
  | { kind: 'not-found' }
  | { kind: 'deleted' }
  | { kind: 'impossible' };

/** Both ends are included; indexes outside the list are left out. */
function* walk(list: readonly RecordedEvent[], first: number, last: number): Generator<RecordedEvent> {
  const step = first <= last ? 1 : -1;
  for (let index = first; index !== last + step; index += step) {
    const event = list[index];
    if (event) yield event;
  }
}

function* limited(events: Iterable<RecordedEvent>, count: number, wanted: (event: RecordedEvent) => boolean) {
  let left = count;
  if (left <= 0) return;
  for (const event of events) {
    if (!wanted(event)) continue;
    yield event;
    left -= 1;
    if (left === 0) return;
  }
}

const everything = () => true;
const indexIn = (from: From, length: number) => (from === 'start' ? 0 : from === 'end' ? length : from);

function readable(log: EventLog, stream: string, { from, backwards, count }: Range): StreamRead {
  const { first, last, softDeleted, tombstoned } = stateOf(log, stream);
  if (tombstoned) return { kind: 'deleted' };
  if (last < 0 || softDeleted) return { kind: 'not-found' };
  const index = indexIn(from, last + 1);
  const [begin, end] = backwards ? [Math.min(index, last), first] : [Math.max(index, first), last];
  if (backwards ? begin < end : begin > end) return { kind: 'events', events: [] };
  return { kind: 'events', events: limited(walk(log.stream(stream), begin, end), count, everything) };
}

export function readStream(log: EventLog, stream: string, range: Range): StreamRead {
  const impossible = range.count === 0 || (range.from === 'end' && !range.backwards);
  return impossible ? { kind: 'impossible' } : readable(log, stream, range);
}

/** Forwards a position is included, backwards the first event is the one before it. */
export function readAll(log: EventLog, range: Range, filter: Filter | undefined): Iterable<RecordedEvent> {
  const { from, backwards, count } = range;
  const last = log.all.length - 1;
  const index = typeof from === 'number' ? log.indexAt(from) : indexIn(from, last + 1);
  const [begin, end] = backwards ? [index - 1, 0] : [index, last];
  if (backwards ? begin < end : begin > end) return [];
  return limited(walk(log.all, begin, end), count, filter?.wants ?? everything);
}
