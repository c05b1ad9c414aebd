import { randomUUID } from 'node:crypto';
import { decideAppend } from './append-rules.ts';
import type { EventLog, Part } from './event-log.ts';
import { type Expected, type ProposedEvent, STREAM_DELETED } from './recorded-event.ts';
import { metaStreamOf, stateOf } from './stream-state.ts';

export const MAX_APPEND_BYTES = 1_048_576;

export interface Append {
  stream: string;
  expected: Expected;
  events: readonly ProposedEvent[];
}

export type Outcome =
  | { kind: 'done'; revision: number; position: number }
  | { kind: 'wrong'; actual: number }
  | { kind: 'deleted' }
  | { kind: 'too-big' };

const NOTHING = new Uint8Array();
const system = (type: string, data: string): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: data ? 'application/json' : 'application/octet-stream',
  data: Buffer.from(data),
  metadata: NOTHING,
});
const truncatedBefore = (stream: string, revision: number | '9223372036854775807'): Part => ({
  stream: metaStreamOf(stream),
  events: [system('$metadata', `{"$tb":${revision}}`)],
});

/** The server counts at least the data; the double counts what a writer can know, so that it is never more lenient. */
const bytesOf = (events: readonly ProposedEvent[]) =>
  events.reduce((sum, event) => sum + event.data.length + event.metadata.length, 0);

export function append(log: EventLog, { stream, expected, events }: Append): Outcome {
  if (bytesOf(events) > MAX_APPEND_BYTES) return { kind: 'too-big' };
  const decision = decideAppend(log, { stream, expected, ids: events.map((event) => event.id) });
  if (decision.kind === 'known')
    return { kind: 'done', revision: decision.last.revision, position: decision.last.position };
  if (decision.kind !== 'write') return decision;
  const { last } = stateOf(log, stream);
  if (events.length === 0) return { kind: 'done', revision: last, position: log.skip() };
  const undelete = decision.undelete ? [truncatedBefore(stream, last + 1)] : [];
  const written = log.commit([{ stream, events }, ...undelete]);
  return { kind: 'done', revision: last + events.length, position: written[events.length - 1]?.position ?? 0 };
}

function fits(expected: Expected, last: number): boolean {
  if (typeof expected === 'number') return expected === last;
  return expected === 'any' || (expected === 'no_stream') === last < 0;
}

/** A soft delete hides what was written; a hard one is a tombstone, and the stream's name is used up. */
export function remove(log: EventLog, wish: { stream: string; expected: Expected; hard: boolean }): Outcome {
  const { stream, expected, hard } = wish;
  const { last, tombstoned } = stateOf(log, stream);
  if (tombstoned) return { kind: 'deleted' };
  const missing = last < 0 && !hard;
  if (missing || !fits(expected, last)) return { kind: 'wrong', actual: last };
  const part = hard ? { stream, events: [system(STREAM_DELETED, '')] } : truncatedBefore(stream, '9223372036854775807');
  return { kind: 'done', revision: last, position: log.commit([part])[0]?.position ?? 0 };
}
