import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Appended, EventStore, NewEvent } from '@maru/platform/event-store/event-store';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import { advance, type Snapshot } from './fold.ts';
import { foldCache } from './fold-cache.ts';

/** `revision` and `position` are those of the last event. */
export interface AppendedEvents extends Appended {
  readonly stream: string;
  readonly events: readonly NewEvent[];
}

export interface Streams {
  /** The newest state. Reads only what is newer than the fold in memory, so it is never stale, whoever wrote. */
  readonly load: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) => Promise<Snapshot<S>>;
  /** One event need not be read back; of several, only the log knows the positions. */
  readonly follow: <S, E extends DomainEvent>(
    streamFold: StreamFold<S, E>,
    appended: AppendedEvents,
  ) => Promise<Snapshot<S>>;
}

export const openStreams = (events: EventStore): Streams => {
  const cache = foldCache();

  const load: Streams['load'] = async (streamFold, stream) => {
    const fold = cache.of(streamFold, stream);
    const from = fold.snapshot.revision + 1;
    for await (const batch of events.readStream(stream, { from })) {
      for (const event of batch) advance(fold, streamFold, event);
    }
    if (fold.snapshot.revision >= from) cache.keep(streamFold, stream, fold);
    return fold.snapshot;
  };

  const follow: Streams['follow'] = async (streamFold, { stream, events: [event, ...more], ...at }) => {
    const fold = cache.of(streamFold, stream);
    if (!event || more.length > 0 || fold.snapshot.revision !== at.revision - 1) return load(streamFold, stream);
    // As the log will give it back: JSON drops what is undefined.
    advance(fold, streamFold, { ...event, ...at, stream, data: JSON.parse(JSON.stringify(event.data)) as object });
    cache.keep(streamFold, stream, fold);
    return fold.snapshot;
  };

  return { load, follow };
};
