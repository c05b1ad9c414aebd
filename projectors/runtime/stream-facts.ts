import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { type EventStore, type RecordedEvent, UnreadableEvent } from '@maru/platform/event-store/event-store';
import { LRUCache } from 'lru-cache';
import { isIgnored } from './fold.ts';
import type { AnyProjection, Informed } from './projection.ts';

/** What a stream stands for up to a revision. */
interface Standing {
  readonly revision: number;
  readonly state: unknown;
  readonly unknowable?: Error;
}
type Fold = StreamFold<unknown, DomainEvent>;
type Evolve = (state: unknown, event: RecordedEvent) => unknown;
type Log = Pick<EventStore, 'readStream'>;

/** Streams that were looked at last: most events of one come shortly after each other. */
const mostStreams = 5_000;
export type StreamFacts = LRUCache<string, Standing>;
export const newStreamFacts = (): StreamFacts => new LRUCache({ max: mostStreams });

const after = ({ evolve }: Fold, before: Standing, event: RecordedEvent): Standing => {
  const { revision } = event;
  if (before.unknowable || event.fault === 'foreign') return { ...before, revision };
  if (event.fault) return { ...before, revision, unknowable: new UnreadableEvent(event) };
  try {
    return { revision, state: (evolve as Readonly<Record<string, Evolve>>)[event.type]?.(before.state, event) };
  } catch (error) {
    return { ...before, revision, unknowable: error instanceof Error ? error : new Error(String(error)) };
  }
};

/** By all that stands in the stream before the event. */
const standingBefore = async (events: Log, fold: Fold, { stream, revision }: RecordedEvent): Promise<Standing> => {
  let standing: Standing = { revision: -1, state: fold.initialState };
  if (revision === 0) return standing;
  for await (const batch of events.readStream(stream))
    for (const event of batch) {
      if (event.revision >= revision) return standing;
      standing = after(fold, standing, event);
    }
  return standing;
};

interface Informing {
  readonly projection: AnyProjection;
  readonly streamFacts: StreamFacts;
}

const inform = async (events: Log, { fold, known }: { fold: Fold; known: StreamFacts }, event: RecordedEvent) => {
  const cached = known.get(event.stream);
  const before = cached?.revision === event.revision - 1 ? cached : await standingBefore(events, fold, event);
  const standing = after(fold, before, event);
  known.set(event.stream, standing);
  const { unknowable } = standing;
  return { ...event, before: before.state, after: standing.state, ...(unknowable && { unknowable }) };
};

/**
 * Events with what their streams stood for, for a projection that names `facts`. It follows from the log alone, so that a
 * document may fold what an event changed of a thing that has no document in its view.
 */
export const withFacts = async (
  events: Log,
  { projection, streamFacts: known }: Informing,
  batch: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> => {
  const { facts: fold, streams } = projection;
  if (!fold) return batch;
  const informed: Informed[] = [];
  for (const event of batch) {
    if (!streams.some((prefix) => event.stream.startsWith(prefix))) continue;
    // What nobody asks about needs no reading: whoever asks next reads it with the rest.
    const isSkipped = known.get(event.stream)?.revision !== event.revision - 1 && isIgnored(projection, event);
    informed.push(isSkipped ? event : await inform(events, { fold, known }, event));
  }
  return informed;
};
