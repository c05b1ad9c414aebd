import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { LRUCache } from 'lru-cache';
import type { Folded } from './aggregate.ts';
import { advance, begin, type Fold, type Snapshot, type Written } from './fold.ts';

/** What one command was decided on, what it led to, and the stream right after it. */
export interface Replayed<S> {
  readonly before: S;
  readonly events: readonly RecordedEvent[];
  readonly after: Snapshot<S>;
}

export interface Streams {
  /** The newest state. Reads only what is newer than the fold in memory, so it is never stale, whoever wrote. */
  readonly load: <S, E extends DomainEvent>(folded: Folded<S, E>, stream: string) => Promise<Snapshot<S>>;
  /** The past around one command, read from the log. */
  readonly replay: <S, E extends DomainEvent>(folded: Folded<S, E>, stream: string, written: Written) => Promise<Replayed<S>>;
}

/** Folds in memory are bounded by how many commands they remember, some 150 bytes each. */
const maxRemembered = 500_000;

/** One fold per stream and way of folding it: two aggregates may read the same stream each in its own way. */
export const openStreams = (events: EventStore): Streams => {
  const cache = new LRUCache<string, Fold<unknown>>({ maxSize: maxRemembered });
  const ways = new WeakMap<object, number>();
  let wayCount = 0;

  const keyOf = ({ evolve }: { readonly evolve: object }, stream: string) => {
    const way = ways.get(evolve) ?? (wayCount += 1);
    ways.set(evolve, way);
    return `${way} ${stream}`;
  };

  const load: Streams['load'] = async <S, E extends DomainEvent>(folded: Folded<S, E>, stream: string) => {
    const key = keyOf(folded, stream);
    const fold = (cache.get(key) as Fold<S> | undefined) ?? begin(folded);
    const from = fold.snapshot.revision + 1;
    for await (const batch of events.readStream(stream, { from })) {
      for (const event of batch) advance(fold, folded, event);
    }
    if (fold.snapshot.revision >= from) cache.set(key, fold as Fold<unknown>, { size: 1 + fold.commands.size });
    return fold.snapshot;
  };

  const replay: Streams['replay'] = async <S, E extends DomainEvent>(folded: Folded<S, E>, stream: string, { first, last }: Written) => {
    const fold = begin(folded);
    let before = folded.initialState;
    const led: RecordedEvent[] = [];
    for await (const batch of events.readStream(stream, { to: last })) {
      for (const event of batch) {
        if (event.revision === first) before = fold.snapshot.state;
        if (event.revision >= first) led.push(event);
        advance(fold, folded, event);
      }
    }
    return { before, events: led, after: fold.snapshot };
  };

  return { load, replay };
};
