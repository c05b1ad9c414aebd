import type { EventLog } from './event-log.ts';
import { type RecordedEvent, STREAM_DELETED } from './recorded-event.ts';

const META_PREFIX = '$$';
/** `$tb` of a soft-deleted stream is 2⁶³−1, which a JSON number only comes near to. */
const DELETED_BEFORE = 2 ** 63;

export const metaStreamOf = (stream: string) => META_PREFIX + stream;

export interface StreamState {
  /** −1 without events. */
  last: number;
  /** First revision a reader may see. */
  first: number;
  softDeleted: boolean;
  tombstoned: boolean;
}

interface Settings {
  $tb?: number;
  $maxCount?: number;
}

const parsed = new WeakMap<RecordedEvent, Settings>();

function settingsIn(event: RecordedEvent): Settings {
  const known = parsed.get(event);
  if (known) return known;
  const settings = JSON.parse(Buffer.from(event.data).toString('utf8')) as Settings;
  parsed.set(event, settings);
  return settings;
}

function settingsOf(log: EventLog, stream: string): Settings {
  if (stream.startsWith(META_PREFIX)) return { $maxCount: 1 };
  const latest = log.stream(metaStreamOf(stream)).at(-1);
  return latest ? settingsIn(latest) : {};
}

export function stateOf(log: EventLog, stream: string): StreamState {
  const events = log.stream(stream);
  const tombstoned = events.at(-1)?.type === STREAM_DELETED;
  const settings = settingsOf(log, stream);
  const kept = settings.$maxCount === undefined ? 0 : events.length - settings.$maxCount;
  const before = settings.$tb ?? 0;
  const softDeleted = before >= DELETED_BEFORE;
  return { last: events.length - 1, first: Math.max(0, kept, before), softDeleted, tombstoned };
}
