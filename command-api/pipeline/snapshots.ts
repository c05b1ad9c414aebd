import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import type { FoldOf, SnapshotStore, StoredSnapshot } from '@maru/platform/snapshot-store/snapshot-store';
import { setTimeout as delay } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { begin, type FindMark, type Fold, startFold } from './fold.ts';

/** Under which name a fold's snapshots are kept; undefined where it keeps none. */
export type FoldName = (streamFold: { readonly evolve: object }) => string | undefined;

export interface SnapshotParts {
  readonly store: SnapshotStore;
  readonly foldName: FoldName;
}

/** Shorter streams are folded from the log in a few milliseconds. */
const every = 1_000;

/** So long a start waits for a snapshot, ms: most streams are folded from the log in less. */
const tired = () => delay(300, undefined, { ref: false });

/** Marks were thrown away behind a fold in memory, which is to be made again from the log. */
export type Rebuild = <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) => Promise<Fold<S>>;

export interface Snapshots {
  /** The fold at the newest snapshot up to `upTo` whose event is still in the log, else at the beginning. */
  readonly start: <S, E extends DomainEvent>(
    streamFold: StreamFold<S, E>,
    stream: string,
    upTo?: number,
  ) => Promise<Fold<S>>;
  /** Keeps the fold where it is time to, and what it holds in memory of the events before. */
  readonly keep: <S, E extends DomainEvent>(
    streamFold: StreamFold<S, E>,
    stream: string,
    fold: Fold<S>,
  ) => Promise<void>;
}

export const noSnapshots: Snapshots = { start: async (streamFold) => begin(streamFold), keep: async () => undefined };

export const snapshotsIn = (events: EventStore, { store, foldName }: SnapshotParts, rebuild: Rebuild): Snapshots => {
  const isStillThere = async (stream: string, { revision, hash }: StoredSnapshot) => {
    for await (const [event] of events.readStream(stream, { from: revision, to: revision }))
      return event?.meta.hash === hash;
    return false;
  };

  const finder =
    <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, of: FoldOf): FindMark =>
    async (name, base) => {
      const found = await store.mark(of, name).catch(notNow);
      if (found.upTo >= base) return found.value;
      return (await rebuild(streamFold, of.stream)).stored(name);
    };

  const start: Snapshots['start'] = async (streamFold, stream, upTo) => {
    const fold = foldName(streamFold);
    const of = fold === undefined ? undefined : { fold, stream };
    // Without its snapshots a stream only takes longer.
    const found = of && (await Promise.race([store.find(of, upTo).catch(() => undefined), tired()]));
    if (!of || !found) return begin(streamFold);
    const state = stateIn(found);
    // It may be whole for another version of Node.
    if (state === undefined) return begin(streamFold);
    if (await isStillThere(stream, found))
      return startFold({ ...found, state: state as never }, finder(streamFold, of));
    await store.forget(stream).catch(() => undefined);
    return begin(streamFold);
  };

  const keep: Snapshots['keep'] = async (streamFold, stream, fold) => {
    const name = foldName(streamFold);
    const { state, revision, position, hash } = fold.snapshot;
    if (name === undefined || hash === undefined) return;
    const of = { fold: name, stream };
    const marks = { since: fold.base, byName: new Map(fold.recent) };
    const isKept = await store
      .save(of, { revision, position, hash, state: serialize(state) }, marks)
      .catch(() => false);
    if (!isKept || fold.base >= revision) return;
    // Another reader may have moved the fold on meanwhile.
    for (const [mark, value] of marks.byName) if (fold.recent.get(mark) === value) fold.recent.delete(mark);
    Object.assign(fold, { base: revision, find: finder(streamFold, of) });
  };

  return { start, keep };
};

/** Never amid a command, whose mark says all that it wrote; and never what was sealed. */
export const isDue = ({ base, isPersonal, lastCommand, snapshot }: Fold<unknown>): boolean =>
  snapshot.revision - base >= every && !isPersonal && lastCommand !== undefined;

const stateIn = ({ state }: StoredSnapshot): unknown => {
  try {
    return deserialize(state);
  } catch {
    return undefined;
  }
};

/** What was done before cannot be told without marks, so nothing is decided. */
const notNow = (cause: unknown): never => {
  throw new EventStoreUnavailable('what is kept beside the log cannot be read', { cause });
};
