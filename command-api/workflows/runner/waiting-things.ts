import { backoffMs } from '@maru/platform/clock/backoff';
import type { EventMark } from '@maru/platform/event-store/checkpoint';
import type { WaitingThing } from './checkpoint.view.ts';
import type { Waits } from './workflow.ts';

interface Entry {
  readonly key: string;
  causes: readonly EventMark[];
  failures: number;
  /** Reasons that people have heard of since it waits, or since they wanted it tried again. */
  readonly reported: Set<string>;
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
  const entries = new Map(
    stored.map((thing): [string, Entry] => [thing.key, { ...thing, reported: new Set(), next: -Infinity }]),
  );

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
      const entry = { key, causes: [cause], failures: 0, reported: new Set<string>(), next: -Infinity };
      entries.set(key, entry);
      return entry;
    },
    /** Behind the first, which people may have been told of, the newest is enough for what looks at how things are. */
    queue: (entry: Entry, cause: EventMark, waits: Waits) => {
      entry.causes = [...(waits === 'state' ? entry.causes.slice(0, 1) : entry.causes), cause];
    },
    fail: (entry: Entry) => {
      entry.failures += 1;
      entry.next = now() + backoffMs(backoff, entry.failures);
    },
    retryNow,
    postpone: (entry: Entry, ms: number) => {
      entry.next = now() + ms;
    },
    /** The first cause is over; what waited behind it comes now. */
    advance: (entry: Entry) => {
      entry.causes = entry.causes.slice(1);
      entry.failures = 0;
      retryNow(entry);
      if (entry.causes.length === 0) entries.delete(entry.key);
    },
    count: () => entries.size,
    stored: (): readonly WaitingThing[] =>
      [...entries.values()].map(({ key, causes, failures }) => ({ key, causes, failures })),
  };
};

/** As if it had never been told of. */
const retryNow = (entry: Entry): void => {
  entry.reported.clear();
  entry.next = -Infinity;
};

const causesOf = (entries: ReadonlyMap<string, Entry>): number => {
  let count = 0;
  for (const { causes } of entries.values()) count += causes.length;
  return count;
};

export type WaitingThings = ReturnType<typeof waitingThings>;
export type WaitingEntry = Entry;
