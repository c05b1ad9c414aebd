import { chainStart, hashOf } from './hash-chain.ts';
import type { EventStore, RecordedEvent } from './event-store.ts';

/**
 * What is wrong with an event: `position` does not grow, `revision` leaves a gap or repeats, `previousHash` is not that of
 * the event before, or `hash` does not fit the content.
 */
export type Fault = 'position' | 'revision' | 'previousHash' | 'hash';

export interface BadEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly fault: Fault;
}

/** `bad` is the first bad event; `events` and `streams` count what was found good before it. */
export interface ChainReport {
  readonly events: number;
  readonly streams: number;
  readonly bad: BadEvent | undefined;
}

interface Link {
  readonly revision: number;
  readonly hash: string;
}

const beforeFirst: Link = { revision: -1, hash: chainStart };

function faultOf(event: RecordedEvent, before: Link, newestPosition: number): Fault | undefined {
  if (event.position <= newestPosition) return 'position';
  if (event.revision !== before.revision + 1) return 'revision';
  if (event.meta.previousHash !== before.hash) return 'previousHash';
  return event.meta.hash === hashOf(event) ? undefined : 'hash';
}

/**
 * Checks events in log order, of one stream or of many, each stream from its first event. Keeps one hash per stream in memory. A chain
 * cannot show that the end of a stream was cut off: what a seal over the whole log is for.
 */
export async function verifyChain(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<ChainReport> {
  const ends = new Map<string, Link>();
  let events = 0;
  let newestPosition = -1;
  for await (const batch of batches) {
    for (const event of batch) {
      const { stream, revision, position, meta } = event;
      const fault = faultOf(event, ends.get(stream) ?? beforeFirst, newestPosition);
      if (fault !== undefined) return { events, streams: ends.size, bad: { stream, revision, position, fault } };
      ends.set(stream, { revision, hash: meta.hash });
      newestPosition = position;
      events += 1;
    }
  }
  return { events, streams: ends.size, bad: undefined };
}

export const verifyStream = (store: Pick<EventStore, 'readStream'>, stream: string): Promise<ChainReport> =>
  verifyChain(store.readStream(stream));

/** `prefixes` leaves out streams that are not ours, such as an engine's own. */
export const verifyLog = (store: Pick<EventStore, 'readAll'>, prefixes?: readonly string[]): Promise<ChainReport> =>
  verifyChain(eventsOf(store.readAll(prefixes === undefined ? { after: 0 } : { after: 0, prefixes })));

/** The events of a read without its positions. */
export async function* eventsOf(
  batches: AsyncIterable<{ readonly events: readonly RecordedEvent[] }>,
): AsyncGenerator<readonly RecordedEvent[]> {
  for await (const { events } of batches) yield events;
}
