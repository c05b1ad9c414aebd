import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { inTime } from '@maru/platform/clock/in-time';
import { restAfterFailures } from '@maru/platform/clock/rest';
import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import {
  type FoldOf,
  maxStateBytes,
  type SnapshotStore,
  type StoredSnapshot,
} from '@maru/platform/snapshot-store/snapshot-store';
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

/** Whoever has a command waits so long for what is beside the log; what was to be kept may still be kept later. Ms. */
const patienceMs = 2_000;
/** So long a start waits for a snapshot, ms: most streams are folded from the log in less. */
const startPatienceMs = 300;
const late = () => new Error('what is kept beside the log does not answer');
/** A long stream comes to a place for a snapshot a thousand times while it is folded; each may wait for a server. */
const backoff = { firstMs: 5_000, longestMs: 300_000 };

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

const isInLog = async (events: EventStore, stream: string, { revision, hash }: StoredSnapshot): Promise<boolean> => {
  for await (const [event] of events.readStream(stream, { from: revision, to: revision }))
    return event?.meta.hash === hash;
  return false;
};

export const snapshotsIn = (events: EventStore, { store, foldName }: SnapshotParts, rebuild: Rebuild): Snapshots => {
  const rest = restAfterFailures(backoff);

  const finder =
    <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, of: FoldOf): FindMark =>
    async (name, base) => {
      const found = await inTime(store.mark(of, name), patienceMs, late).catch(notNow);
      if (found.upTo >= base) return found.value;
      return (await rebuild(streamFold, of.stream)).stored(name);
    };

  const start: Snapshots['start'] = async (streamFold, stream, upTo) => {
    const fold = foldName(streamFold);
    const of = fold === undefined ? undefined : { fold, stream };
    // Without its snapshots a stream only takes longer.
    const found = of && (await inTime(store.find(of, upTo), startPatienceMs, late).catch(() => undefined));
    if (!of || !found) return begin(streamFold);
    const state = stateIn(found);
    // It may be whole for another version of Node.
    if (state === undefined) return begin(streamFold);
    if (await isInLog(events, stream, found))
      return startFold({ ...found, state: state as never }, finder(streamFold, of));
    await inTime(store.forget(stream), patienceMs, late).catch(() => undefined);
    return begin(streamFold);
  };

  const keep: Snapshots['keep'] = async (streamFold, stream, fold) => {
    const name = foldName(streamFold);
    const { state: open, revision, position, hash } = fold.snapshot;
    if (name === undefined || hash === undefined || rest.waitMs() > 0) return;
    const state = serialize(open);
    if (state.length > maxStateBytes) {
      fold.hindrance = 'tooLarge';
      return;
    }
    const of = { fold: name, stream };
    const marks = { since: fold.base, byName: new Map(fold.recent) };
    const saving = store.save(of, { revision, position, hash, state }, marks).then((isKept) => {
      rest.succeed();
      // Where it is not, the next command misses a mark and has the fold made again.
      if (isKept) standOn(fold, { revision, marks: marks.byName, find: finder(streamFold, of) });
    });
    await inTime(saving, patienceMs, late).catch(rest.fail);
  };

  return { start, keep };
};

/** Never amid a command, whose mark says all that it wrote; and never what was sealed. */
export const isDue = ({ base, hindrance, lastCommand, snapshot }: Fold<unknown>): boolean =>
  snapshot.revision - base >= every && hindrance === undefined && lastCommand !== undefined;

interface Base {
  readonly revision: number;
  readonly marks: ReadonlyMap<string, string>;
  readonly find: FindMark;
}

/** Another reader may have moved the fold on while this was written. */
const standOn = (fold: Fold<unknown>, { revision, marks, find }: Base) => {
  if (fold.base >= revision) return;
  for (const [mark, value] of marks) if (fold.recent.get(mark) === value) fold.recent.delete(mark);
  Object.assign(fold, { base: revision, find });
};

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
