import type { Engines } from '@maru/platform/engines/engines';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { fullPace, catchUp } from './catch-up.ts';
import { type Difference, differences, suspects } from './compare.ts';
import type { ProjectionBuild } from './projection-build.ts';
import { noOwner } from './owner.ts';
import { openParking } from './parking.ts';
import type { AnyProjection } from './projection.ts';
import { projectionMetrics } from './projection-metrics.ts';
import type { Runtime } from './runtime.ts';
import { liveVersion, trialOf } from './stored-version.ts';
import { newBuild } from './versions.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const patienceMs = 5_000;

/** Documents that a fold of the whole log makes otherwise than the live views; waits for those to reach the head. */
export const compareWithRebuild = async (
  engines: Pick<Engines, 'events' | 'views' | 'bus'>,
  projections: readonly AnyProjection[],
): Promise<readonly Difference[]> => {
  const { events, views, bus } = engines;
  const parking = await openParking(views);
  const runtime: Runtime = {
    events,
    views,
    bus,
    log: silent,
    parking,
    now: () => 0,
    metrics: projectionMetrics(),
    park: async (build, setbacks) => void (await parking.park(build, setbacks, 0)),
    retryParked: () => undefined,
    isOutdated: async () => false,
  };
  const builds = await Promise.all(projections.map((one) => newBuild(views, noOwner(one), trialOf(one))));
  try {
    await catchUp(runtime, builds, { pace: fullPace, signal: new AbortController().signal });
    const differencesByView = await Promise.all(builds.map((build) => compareView(runtime, build)));
    return differencesByView.flat();
  } finally {
    for (const { projection, version } of builds) {
      await views.drop(projection.name, version);
      await parking.forget(projection.name, (other) => other === version);
    }
  }
};

const compareView = async ({ views }: Runtime, { projection: { name }, version, position }: ProjectionBuild) => {
  const reached = await waitForPosition(views, [name], position, patienceMs);
  const live = await liveVersion(views, name);
  if (!reached || !live) throw new Error(`view ${name} does not reach position ${position}`);
  const versions = { live: views.version(name, live.version), rebuilt: views.version(name, version) };
  return differences(name, await suspects(versions.live, versions.rebuilt), versions);
};
