import type { ViewStore } from './view-store.ts';
import type { EventStore } from '../event-store/event-store.ts';

interface Position {
  readonly position: number;
  /** Of this process's monotonic clock, ms. */
  readonly until: number;
}
interface KnownPosition {
  readonly positions: Map<string, Position>;
  readonly believedMs: number;
  readonly waiters: Set<() => void>;
}
const stores = new WeakMap<ViewStore, KnownPosition>();
const longestDelay = 50;
/** A view may be built anew from a log that was put back, and be behind again; who is not told of it looks again. */
const believedMs = 1_000;

/** Whether these live views reach a position of the log within `timeoutMs`; free when known to be there. */
export const waitForPosition = async (
  views: ViewStore,
  names: readonly string[],
  position: number,
  timeoutMs: number,
): Promise<boolean> => {
  const known = knownOf(views);
  const behind = () => names.filter((name) => knownPosition(known, name) < position);
  const deadline = performance.now() + timeoutMs;
  for (let delay = 1; behind().length > 0; delay = Math.min(delay * 2, longestDelay)) {
    await look(views, known, behind());
    if (behind().length === 0) break;
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await woken(known, () => behind().length === 0, Math.min(delay, left));
  }
  return true;
};

const knownOf = (views: ViewStore): KnownPosition => {
  const before = stores.get(views);
  if (before) return before;
  const known: KnownPosition = {
    positions: new Map(),
    believedMs: views.onWrite ? Infinity : believedMs,
    waiters: new Set(),
  };
  stores.set(views, known);
  views.onWrite?.((name, position) => {
    note(known, name, position);
    for (const wake of known.waiters) wake();
  });
  return known;
};

const note = ({ positions, believedMs: ms }: KnownPosition, name: string, position: number) =>
  void positions.set(name, { position, until: performance.now() + ms });

const knownPosition = ({ positions }: KnownPosition, name: string): number => {
  const known = positions.get(name);
  return known && performance.now() < known.until ? known.position : -1;
};

const look = async (views: ViewStore, known: KnownPosition, names: readonly string[]) => {
  const versions = await Promise.all(names.map((name) => views.versions(name)));
  for (const [at, name] of names.entries()) {
    const live = versions[at]?.find(({ status }) => status === 'live');
    if (live) note(known, name, live.position);
  }
};

const woken = ({ waiters }: KnownPosition, enough: () => boolean, ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waiters.delete(wake);
      resolve();
    };
    const wake = () => {
      if (enough()) end();
    };
    const timer = setTimeout(end, ms);
    waiters.add(wake);
  });

/** The position up to which readers see all of these views folded; 0 while one of them is not live. */
export const livePosition = async (views: ViewStore, names: readonly string[]): Promise<number> => {
  const reached = Object.values(await livePositions(views, names));
  return reached.length === 0 ? 0 : Math.min(...reached);
};

/** The same of each view by itself: one that lags or stands still does not hide what another has. */
export const livePositions = async (
  views: ViewStore,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const versions = await Promise.all(names.map((name) => views.versions(name)));
  return Object.fromEntries(
    versions.map((known, at) => [names[at], known.findLast(({ status }) => status === 'live')?.position ?? 0]),
  );
};

/** Waits until these views hold all that is in the log now, before a refusal; false when they do not within `timeoutMs`. */
export const reachHead = async (
  { events, views }: { readonly events: Pick<EventStore, 'head'>; readonly views: ViewStore },
  names: readonly string[],
  timeoutMs: number,
): Promise<boolean> => waitForPosition(views, names, await events.head(), timeoutMs);
