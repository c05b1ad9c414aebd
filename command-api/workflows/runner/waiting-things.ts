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
/** Where more wait it is not their own fault, and the log waits with them. */
const most = 500;

/** What could not be done and is tried again, ever more rarely. `now` are monotonic ms. */
export const waitingThings = (stored: readonly WaitingThing[], now: () => number) => {
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
    due: (): readonly Entry[] => [...entries.values()].filter(({ next }) => next <= now()),
    isFull: () => entries.size >= most,
    add: (key: string, cause: EventMark): Entry => {
      const entry = { key, causes: [cause], failures: 0, next: -Infinity };
      entries.set(key, entry);
      fail(entry);
      return entry;
    },
    queue: (entry: Entry, cause: EventMark) => {
      entry.causes = [...entry.causes, cause];
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
export type WaitingThings = ReturnType<typeof waitingThings>;
export type WaitingEntry = Entry;
