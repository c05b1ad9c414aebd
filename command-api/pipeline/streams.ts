import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Appended, EventStore, NewEvent } from '@maru/platform/event-store/event-store';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import { advance, begin, type Fold, type Snapshot } from './fold.ts';
import { foldCache } from './fold-cache.ts';
import { isDue, noSnapshots, type Rebuild, type SnapshotParts, snapshotsIn } from './snapshots.ts';

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
  /** A fold of its own, at or before `revision` and as near to it as is kept. */
  readonly before: <S, E extends DomainEvent>(
    streamFold: StreamFold<S, E>,
    stream: string,
    revision: number,
  ) => Promise<Fold<S>>;
}

/** Without `parts` no snapshots are kept. */
export const openStreams = (events: EventStore, parts?: SnapshotParts): Streams => {
  const cache = foldCache();

  const read = async <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string, fold: Fold<S>) => {
    const from = fold.snapshot.revision + 1;
    for await (const batch of events.readStream(stream, { from })) {
      for (const event of batch) {
        if (isDue(fold) && event.meta.commandId !== fold.lastCommand) await snapshots.keep(streamFold, stream, fold);
        advance(fold, streamFold, event);
      }
    }
    if (isDue(fold)) await snapshots.keep(streamFold, stream, fold);
    if (fold.snapshot.revision >= from) cache.keep(streamFold, stream, fold);
    return fold;
  };
  const rebuild: Rebuild = async (streamFold, stream) => {
    cache.drop(streamFold, stream);
    return read(streamFold, stream, begin(streamFold));
  };
  const snapshots = parts ? snapshotsIn(events, parts, rebuild) : noSnapshots;

  const load: Streams['load'] = async (streamFold, stream) => {
    const fold = cache.of(streamFold, stream) ?? (await snapshots.start(streamFold, stream));
    return (await read(streamFold, stream, fold)).snapshot;
  };

  const follow: Streams['follow'] = async (streamFold, { stream, events: [event, ...more], ...at }) => {
    const fold = cache.of(streamFold, stream) ?? begin(streamFold);
    if (!event || more.length > 0 || fold.snapshot.revision !== at.revision - 1) return load(streamFold, stream);
    // As the log will give it back: JSON drops what is undefined.
    advance(fold, streamFold, { ...event, ...at, stream, data: JSON.parse(JSON.stringify(event.data)) as object });
    if (isDue(fold)) await snapshots.keep(streamFold, stream, fold);
    cache.keep(streamFold, stream, fold);
    return fold.snapshot;
  };

  return { load, follow, before: snapshots.start };
};
