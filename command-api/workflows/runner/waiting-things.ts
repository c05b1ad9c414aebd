import { backoffMs } from '@maru/platform/clock/backoff';
import type { EventMark } from '@maru/platform/event-store/checkpoint';
import type { WaitingThing } from './checkpoint.view.ts';

interface Entry {
  readonly key: string;
  causes: readonly EventMark[];
  failures: number;
  /** Monotonic ms. */
  next: number;
}

const backoff = { firstMs: 5_000, longestMs: 5 * 60_000 };
/** Where more wait it is not their own fault, and the log waits with them. All causes stand in one document. */
export interface WaitingLimits {
  readonly things: number;
  readonly causes: number;
}
const usual: WaitingLimits = { things: 500, causes: 5_000 };

/** What could not be done and is tried again, ever more rarely. `now` are monotonic ms. */
export const waitingThings = (stored: readonly WaitingThing[], now: () => number, limits = usual) => {
  // A restart may be what mends them, so they are tried at once.
  const entries = new Map(stored.map((thing): [string, Entry] => [thing.key, { ...thing, next: -Infinity }]));

  const fail = (entry: Entry) => {
    entry.failures += 1;
    entry.next = now() + backoffMs(backoff, entry.failures);
  };
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    find: (isIt: (first: EventMark) => boolean): Entry | undefined =>
      [...entries.values()].find(({ causes: [first] }) => first !== undefined && isIt(first)),
    /** Whoever waits longest for its turn first, so that none of them takes every turn. */
    due: (): readonly Entry[] =>
      [...entries.values()].filter(({ next }) => next <= now()).toSorted((a, b) => a.next - b.next),
    isFull: () => entries.size >= limits.things || causesOf(entries) >= limits.causes,
    isFullOfCauses: () => causesOf(entries) >= limits.causes,
    add: (key: string, cause: EventMark): Entry => {
      const entry = { key, causes: [cause], failures: 0, next: -Infinity };
      entries.set(key, entry);
      fail(entry);
      return entry;
    },
    queue: (entry: Entry, cause: EventMark) => {
      entry.causes = [...entry.causes, cause];
    },
    /** Behind the first, which people may have been told of, the newest is enough. */
    queueNewest: (entry: Entry, cause: EventMark) => {
      entry.causes = [...entry.causes.slice(0, 1), cause];
    },
    fail,
    postpone: (entry: Entry, ms: number) => {
      entry.next = now() + ms;
    },
    /** The first cause is over; what waited behind it comes now. */
    advance: (entry: Entry) => {
      entry.causes = entry.causes.slice(1);
      entry.failures = 0;
      entry.next = -Infinity;
      if (entry.causes.length === 0) entries.delete(entry.key);
    },
    count: () => entries.size,
    stored: (): readonly WaitingThing[] =>
      [...entries.values()].map(({ key, causes, failures }) => ({ key, causes, failures })),
  };
};

const causesOf = (entries: ReadonlyMap<string, Entry>): number => {
  let count = 0;
  for (const { causes } of entries.values()) count += causes.length;
  return count;
};

export type WaitingThings = ReturnType<typeof waitingThings>;
export type WaitingEntry = Entry;
