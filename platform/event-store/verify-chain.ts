import { chainStart, hashOf } from './hash-chain.ts';
import type { EventFault, EventStore, RecordedEvent } from './event-store.ts';
import { noSealCheck, type SealCheck, sealCheck } from './seal-check.ts';

/** What is wrong: an order, a gap, a hash, the event itself; `seal`: what it covers was cut off, removed or reordered. */
export type Fault = EventFault | 'position' | 'revision' | 'previousHash' | 'hash' | 'seal';

export interface BadEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly fault: Fault;
}

/** `bad` is the first bad event; the counts cover what was good before it, `sealed` what a seal covers of that. */
export interface ChainReport {
  readonly events: number;
  readonly streams: number;
  readonly sealed: number;
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
  if (event.fault !== undefined) return event.fault;
  if (event.meta.previousHash !== before.hash) return 'previousHash';
  return event.meta.hash === hashOf(event) ? undefined : 'hash';
}

/** Takes all events of a log in order. Only seals show that the end of a stream, or a whole one, was cut off. */
export async function verifyChain(
  batches: AsyncIterable<readonly RecordedEvent[]>,
  check: SealCheck = sealCheck(),
): Promise<ChainReport> {
  const ends = new Map<string, Link>();
  let events = 0;
  let newestPosition = -1;
  const report = (bad?: BadEvent) => ({ events, streams: ends.size, sealed: check.sealed(), bad });
  for await (const batch of batches) {
    for (const event of batch) {
      const { stream, revision, position, meta } = event;
      const fault = faultOf(event, ends.get(stream) ?? beforeFirst, newestPosition) ?? check.take(event);
      if (fault !== undefined) return report({ stream, revision, position, fault });
      ends.set(stream, { revision, hash: meta.hash });
      newestPosition = position;
      events += 1;
    }
  }
  return report();
}

export const verifyStream = (store: Pick<EventStore, 'readStream'>, stream: string): Promise<ChainReport> =>
  verifyChain(store.readStream(stream), noSealCheck);

/** `prefixes` leaves out streams that are not ours, such as an engine's own. */
export const verifyLog = (store: Pick<EventStore, 'readAll'>, prefixes?: readonly string[]): Promise<ChainReport> =>
  verifyChain(eventsOf(store.readAll(prefixes === undefined ? { after: 0 } : { after: 0, prefixes })));

export async function* eventsOf(
  batches: AsyncIterable<{ readonly events: readonly RecordedEvent[] }>,
): AsyncGenerator<readonly RecordedEvent[]> {
  for await (const { events } of batches) yield events;
}
