import { setMaxListeners } from 'node:events';
import { parkedView } from '@maru/contracts/kernel/parked.views';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { reachHead } from '@maru/platform/view-store/wait-for';
import type { BuildReport } from './build-and-swap.ts';
import { type Builder, openBuilder } from './builder.ts';
import type { OnProgress } from './catch-up.ts';
import { type Feed, openFeed, type Watch, watch } from './feed.ts';
import { batcher } from './batcher.ts';
import { prefixesOf } from './projection-build.ts';
import { isOutdated } from './stored-version.ts';
import { ownProjections } from './own-projections.ts';
import { openParking } from './parking.ts';
import type { AnyProjection } from './projection.ts';
import { projectionMetrics } from './projection-metrics.ts';
import type { Runtime } from './runtime.ts';
import { parkWithRetries } from './parking-retries.ts';
import { resumeProjections } from './resume-projections.ts';
import { unpark } from './unpark.ts';

export interface StartOptions {
  readonly metrics?: Metrics;
  readonly watch?: Watch;
  readonly retryDelays?: readonly number[];
}

/** `version` is the projection's own; `stopped` when it met a gap in a stream, not `live` while it is built for the first time. */
export interface ProjectionStanding {
  readonly view: string;
  readonly version: number;
  readonly live: boolean;
  readonly stopped: boolean;
}

/** Each projection runs in one process at a time, by a lease; all this is about those that this process owns. */
export interface Projections {
  /** Whether every owned projection reaches the present head within a second; true for a process that owns none. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
  positions(): Record<string, number>;
  standings(): readonly ProjectionStanding[];
  rebuild(names?: readonly string[], onProgress?: OnProgress): Promise<readonly BuildReport[]>;
  /** Folds again what a document waits for; false where it stays parked, or is not looked after here. */
  unpark(view: string, document: string): Promise<boolean>;
}

const readyWithinMs = 1_000;
/** Leases that are had within such a time share one start of the subscription and one build. */
const momentMs = 100;
const defaults = { watch: { everyMs: 1_000, patience: 3 }, retryDelays: [200, 1_000, 5_000] };

type ProjectionEngines = Pick<Engines, 'events' | 'views' | 'bus' | 'clock' | 'leases'>;

/** Runs projections as long as this process owns them; missing views are first built in the background. */
export const startProjections = async (
  engines: ProjectionEngines,
  log: Log,
  projections: readonly AnyProjection[],
  options: StartOptions = {},
): Promise<Projections> => {
  const closing = new AbortController();
  const { signal } = closing;
  // Each projection waits for it in a few places: no leak.
  setMaxListeners(0, signal);
  const { runtime, feed } = await openRuntime({ ...engines, log }, projections, options, signal);
  const builder = openBuilder(runtime, feed, signal);
  const arrivals = batcher(projections.length, momentMs, resumeProjections(runtime, feed, builder));
  const ownership = ownProjections(runtime, feed, projections, {
    leases: engines.leases,
    resumeProjections: arrivals.join,
    signal,
  });
  const watching = watch(runtime, feed, options.watch ?? defaults.watch, signal);
  const close = async () => {
    closing.abort();
    await Promise.all([ownership.released, feed.close(), watching, builder.idle()]);
  };
  try {
    await arrivals.first;
    if ((await engines.events.head()) === 0) await builder.idle();
  } catch (error) {
    await close();
    throw error;
  }
  const owned = () => [...ownership.owners].map(({ projection: { name } }) => name);
  const standings = () => [...ownership.owners].map(({ projection }) => standingOf(feed, projection));
  return { ready: () => isReady(engines, feed, owned()), close, standings, ...handles(runtime, feed, builder, owned) };
};

const standingOf = (feed: Feed, { name: view, version }: AnyProjection): ProjectionStanding => {
  const shown = [...feed.builds].find(({ projection }) => projection.name === view);
  return { view, version, live: shown !== undefined, stopped: shown?.status === 'stopped' };
};

const isReady = async (engines: ProjectionEngines, feed: Feed, names: readonly string[]) => {
  const live = new Set(
    [...feed.builds].filter(({ status }) => status === 'live').map(({ projection: { name } }) => name),
  );
  if (!names.every((name) => live.has(name))) return false;
  if (names.length === 0) await engines.views.versions(parkedView.name);
  return reachHead(engines, names, readyWithinMs);
};

const handles = (
  runtime: Runtime,
  feed: Feed,
  builder: Builder,
  owned: () => readonly string[],
): Pick<Projections, 'positions' | 'rebuild' | 'unpark'> => {
  const buildOfView = (view: string) => [...feed.builds].find(({ projection }) => projection.name === view);
  return {
    positions: () => Object.fromEntries([...feed.builds].map((build) => [build.projection.name, build.position])),
    rebuild: (names = owned(), onProgress) =>
      builder.again(() => names.flatMap((name) => buildOfView(name) ?? []), onProgress),
    unpark: async (view, document) => {
      const build = buildOfView(view);
      return build !== undefined && unpark(runtime, feed, build, document);
    },
  };
};

const openRuntime = async (
  { events, views, bus, clock, leases, log }: ProjectionEngines & { readonly log: Log },
  projections: readonly AnyProjection[],
  { metrics, retryDelays: delays = defaults.retryDelays }: StartOptions,
  signal: AbortSignal,
) => {
  const runtime: Runtime = {
    events,
    views,
    bus,
    log,
    parking: await openParking(views),
    now: () => clock.now(),
    metrics: projectionMetrics(metrics),
    park: (build, setbacks) => aside.park(build, setbacks),
    retryParked: (build) => aside.retry(build, build.parkedDocuments.values()),
    isOutdated: (projection) => isOutdated(views, leases, projection),
  };
  const feed = openFeed(runtime, prefixesOf(projections));
  const aside = parkWithRetries(runtime, feed, { delays, now: () => clock.now(), signal });
  return { runtime, feed };
};
