import type { Engines } from '@maru/platform/engines/engines';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { reachHead } from '@maru/platform/view-store/reach-head';
import { registrations } from '../registrations.ts';
import { type Build, buildAndSwap, type Built } from './build.ts';
import { alone, besideLive, type OnProgress } from './catch-up.ts';
import { type Feed, openFeed } from './feed.ts';
import { inTurn } from './in-turn.ts';
import { prefixesOf } from './lane.ts';
import { openParking } from './parking.ts';
import { pause } from '@maru/platform/clock/pause';
import type { AnyProjection } from './projection.ts';
import { projectionMetrics } from './projection-metrics.ts';
import type { Log, Runtime } from './runtime.ts';
import { setAside } from './set-aside.ts';
import { unpark } from './unpark.ts';
import { rebuildOf, standingOf } from './versions.ts';
import { type Watch, watch } from './watchdog.ts';

export interface StartOptions {
  readonly projections?: readonly AnyProjection[];
  readonly metrics?: Metrics;
  readonly watch?: Watch;
  /** Waits before a parked document is tried again, in ms. */
  readonly retryDelays?: readonly number[];
}

export interface Projections {
  /** Whether every projection is live and reaches, within a second, what is the head of the log now. */
  ready(): Promise<boolean>;
  /** Ends between two batches. The engines stay open. */
  close(): Promise<void>;
  /** Log position of each live view. */
  positions(): Record<string, number>;
  /** Builds views anew beside the live ones and swaps them in; all of them unless named. */
  rebuild(names?: readonly string[], onProgress?: OnProgress): Promise<readonly Built[]>;
  /** Tries a parked document again; false when it still fails. */
  unpark(view: string, document: string): Promise<boolean>;
}

const readyWithinMs = 1_000;
const longestWaitMs = 10_000;
const defaults = { watch: { everyMs: 1_000, patience: 3 }, retryDelays: [200, 1_000, 5_000] };

type ProjectionEngines = Pick<Engines, 'events' | 'views' | 'bus' | 'clock'>;

/** Runs projections over the log: all of them, or those given. Views that are not there yet are built first, in the background. */
export const startProjections = async (engines: ProjectionEngines, log: Log, options: StartOptions = {}): Promise<Projections> => {
  const { projections = registrations, watch: looks = defaults.watch } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const { runtime, feed } = await openRuntime(engines, log, options, signal);
  const buildInTurn = inTurn();
  const names = projections.map(({ name }) => name);
  const laneOfView = (view: string) => [...feed.lanes].find(({ projection }) => projection.name === view);

  const builds = await adopt(runtime, feed, projections);
  const first = buildInTurn(() => buildUntilDone(runtime, feed, builds, signal));
  if ((await engines.events.head()) === 0) await first;
  const watching = watch(runtime, feed, looks, signal);

  return {
    ready: async () => {
      if (!names.every((name) => laneOfView(name)?.status === 'live')) return false;
      return reachHead(engines, names, readyWithinMs);
    },
    positions: () => Object.fromEntries([...feed.lanes].map((lane) => [lane.projection.name, lane.position])),
    rebuild: (wanted = names, onProgress) =>
      buildInTurn(async () => {
        const live = wanted.map((name) => laneOfView(name)).filter((lane) => lane !== undefined);
        const anew = await Promise.all(live.map(async (lane): Promise<Build> => ({ lane: await rebuildOf(engines.views, lane), replaces: lane })));
        return buildAndSwap(runtime, feed, anew, { pace: besideLive, signal, ...(onProgress && { onProgress }) });
      }),
    unpark: async (view, document) => {
      const lane = laneOfView(view);
      return lane !== undefined && feed.exclusive(() => unpark(runtime, lane, document));
    },
    close: async () => {
      ended.abort();
      await Promise.all([feed.close(), watching, buildInTurn(async () => undefined)]);
    },
  };
};

const openRuntime = async ({ events, views, bus, clock }: ProjectionEngines, log: Log, options: StartOptions, signal: AbortSignal) => {
  const { projections = registrations, retryDelays: delays = defaults.retryDelays } = options;
  const runtime: Runtime = {
    events, views, bus, log, parking: await openParking(views), metrics: projectionMetrics(options.metrics),
    park: (lane, setbacks) => aside.park(lane, setbacks),
    retryParked: (lane) => aside.retry(lane, lane.parked.values()),
  };
  const feed = openFeed(runtime, prefixesOf(projections));
  const aside = setAside(runtime, feed, { delays, now: () => clock.now(), signal });
  return { runtime, feed };
};

/** Lets live versions follow the log from their checkpoints and answers what is still to be built. */
const adopt = async (runtime: Runtime, feed: Feed, projections: readonly AnyProjection[]): Promise<readonly Build[]> => {
  const standings = await Promise.all(projections.map((one) => standingOf(runtime.views, one)));
  const live = standings.flatMap((one) => one.live ?? []);
  const building = standings.flatMap((one) => one.building ?? []);
  for (const { projection, version } of standings.flatMap((one) => one.abandoned)) await runtime.views.drop(projection.name, version);
  for (const lane of [...live, ...building]) await runtime.parking.load(lane);
  feed.change({ add: live, remove: [] });
  for (const lane of live) runtime.retryParked(lane);
  return building.map((lane) => ({ lane, replaces: undefined }));
};

/** A failing engine only delays it. */
const buildUntilDone = async (runtime: Runtime, feed: Feed, builds: readonly Build[], signal: AbortSignal): Promise<void> => {
  const pace = feed.lanes.size > 0 ? besideLive : alone;
  for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
    try {
      await buildAndSwap(runtime, feed, builds.filter(({ lane }) => lane.status === 'building'), { pace, signal });
      return;
    } catch (error) {
      if (signal.aborted) return;
      runtime.log.error({ err: error }, 'building views failed, going on from the checkpoint');
      await pause(wait, signal);
    }
  }
};
