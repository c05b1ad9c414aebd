import { catchUp, type CatchUpOptions } from './catch-up.ts';
import { type Difference, differences, suspects } from './compare.ts';
import type { Feed } from './feed.ts';
import { type Lane, runs } from './lane.ts';
import { whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';

/** A version being built, and the one it will replace while that one still follows the log. */
export interface Build {
  readonly lane: Lane;
  readonly replaces: Lane | undefined;
}
/** `differences` of the same projection version built anew: what was wrong in the old build. */
export interface Built {
  readonly view: string;
  readonly version: number;
  readonly documents: number;
  readonly differences: readonly Difference[];
}

/**
 * Builds versions beside the live ones and swaps each in once it has caught up and was compared. Commands, readers and
 * live messages go on; a build announces nothing. A build that meets a gap is given up.
 */
export const buildAndSwap = async (
  runtime: Runtime,
  feed: Feed,
  builds: readonly Build[],
  options: CatchUpOptions,
): Promise<readonly Built[]> => {
  const lanes = builds.map(({ lane }) => lane);
  const onProgress = reporter(runtime, lanes, options);
  await catchUp(runtime, lanes, { ...options, onProgress });
  const built: Built[] = [];
  for (const build of builds) {
    const one = await whileOwned(build.lane.owner, () => compareAndSwap(runtime, feed, build, options));
    if (one) built.push(one);
  }
  return built;
};

const collectionsOf = ({ views }: Runtime, { lane, replaces }: Build) => ({
  live: views.version(lane.projection.name, (replaces ?? lane).version),
  rebuilt: views.version(lane.projection.name, lane.version),
});

const compareAndSwap = async (
  runtime: Runtime,
  feed: Feed,
  build: Build,
  { pace, signal }: CatchUpOptions,
): Promise<Built | undefined> => {
  const { lane, replaces } = build;
  const versions = collectionsOf(runtime, build);
  await runtime.views.prepare?.(lane.projection.name, lane.version);
  const ids = replaces ? await suspects(versions.live, versions.rebuilt) : [];
  await catchUp(runtime, [lane], { pace, signal });
  if (!replaces && (await runtime.isOutdated(lane.projection))) lane.owner.lose(new Error('a newer version has come'));
  return feed.exclusive(async () => {
    // Between batches both come to stand at the same event: nothing is announced twice, left out, or compared too
    // early.
    await catchUp(runtime, replaces ? [lane, replaces] : [lane], { pace, signal });
    if (!runs(lane)) return undefined;
    const found = await differences(lane.projection.name, ids, versions);
    await swapIn(runtime, feed, build);
    return report(runtime, lane, found);
  });
};

const swapIn = async (runtime: Runtime, feed: Feed, { lane, replaces }: Build) => {
  await runtime.views.swap(lane.projection.name, lane.version, lane.owner.token);
  // What another process showed until now may have stood behind this, and it announces nothing any more.
  if (!replaces) await runtime.bus.lost();
  lane.status = 'live';
  lane.written = new Map();
  feed.change({ add: [lane], remove: replaces ? [replaces] : [] });
  await runtime.parking.forget(lane.projection.name, (version) => version !== lane.version);
  runtime.retryParked(lane);
};

const report = async (
  { views, log }: Runtime,
  { projection: { name }, version, position }: Lane,
  found: readonly Difference[],
): Promise<Built> => {
  const documents = await views.version(name, version).count({});
  log[found.length > 0 ? 'warn' : 'info'](
    { view: name, version, position, documents, differences: found.length },
    'view built and swapped in',
  );
  return { view: name, version, documents, differences: found };
};

const reporter = (runtime: Runtime, lanes: readonly Lane[], { onProgress }: CatchUpOptions) => {
  let tenths = 0;
  return (ratio: number) => {
    for (const lane of lanes) runtime.metrics.built(lane, ratio);
    onProgress?.(ratio);
    if (Math.floor(ratio * 10) <= tenths) return;
    tenths = Math.floor(ratio * 10);
    runtime.log.info({ views: lanes.map(({ projection }) => projection.name), percent: tenths * 10 }, 'building views');
  };
};
