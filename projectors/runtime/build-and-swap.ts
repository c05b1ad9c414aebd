import { catchUp, type CatchUpOptions } from './catch-up.ts';
import { type Difference, differences, suspects } from './compare.ts';
import type { Feed } from './feed.ts';
import { type ProjectionBuild, runs } from './projection-build.ts';
import { whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';

/** A version being built, and the one it will replace while that one still follows the log. */
export interface Replacement {
  readonly build: ProjectionBuild;
  readonly replaces: ProjectionBuild | undefined;
}
/** `differences` of the same projection version built anew: what was wrong in the old build. */
export interface BuildReport {
  readonly view: string;
  readonly version: number;
  readonly documents: number;
  readonly differences: readonly Difference[];
}

/** Builds versions beside the live ones, announcing nothing, and swaps each in once it has caught up and was compared. */
export const buildAndSwap = async (
  runtime: Runtime,
  feed: Feed,
  replacements: readonly Replacement[],
  options: CatchUpOptions,
): Promise<readonly BuildReport[]> => {
  const builds = replacements.map(({ build }) => build);
  const onProgress = reporter(runtime, builds, options);
  await catchUp(runtime, builds, { ...options, onProgress });
  const reports: BuildReport[] = [];
  for (const replacement of replacements) {
    const one = await whileOwned(replacement.build.owner, () => compareAndSwap(runtime, feed, replacement, options));
    if (one) reports.push(one);
  }
  return reports;
};

const collectionsOf = ({ views }: Runtime, { build, replaces }: Replacement) => ({
  live: views.version(build.projection.name, (replaces ?? build).version),
  rebuilt: views.version(build.projection.name, build.version),
});

const compareAndSwap = async (
  runtime: Runtime,
  feed: Feed,
  replacement: Replacement,
  { pace, signal }: CatchUpOptions,
): Promise<BuildReport | undefined> => {
  const { build, replaces } = replacement;
  const versions = collectionsOf(runtime, replacement);
  await runtime.views.prepare?.(build.projection.name, build.version);
  const ids = replaces ? await suspects(versions.live, versions.rebuilt) : [];
  await catchUp(runtime, [build], { pace, signal });
  if (!replaces && (await runtime.isOutdated(build.projection)))
    build.owner.lose(new Error('a newer version has come'));
  return feed.exclusive(async () => {
    // Between batches both stand at the same event: nothing is announced twice, left out, or compared too early.
    await catchUp(runtime, replaces ? [build, replaces] : [build], { pace, signal });
    if (!runs(build)) return undefined;
    const corrections = await differences(build.projection.name, ids, versions);
    await swapIn(runtime, feed, replacement);
    return report(runtime, build, corrections);
  });
};

const swapIn = async (runtime: Runtime, feed: Feed, { build, replaces }: Replacement) => {
  await runtime.views.swap(build.projection.name, build.version, build.owner.token);
  // What another process showed until now may have stood behind this, and it announces nothing any more.
  if (!replaces) await runtime.bus.lost();
  build.status = 'live';
  build.writtenDrafts = new Map();
  feed.change({ add: [build], remove: replaces ? [replaces] : [] });
  await runtime.parking.forget(build.projection.name, (version) => version !== build.version);
  runtime.retryParked(build);
};

const report = async (
  { views, log }: Runtime,
  { projection: { name }, version, position }: ProjectionBuild,
  corrections: readonly Difference[],
): Promise<BuildReport> => {
  const documents = await views.version(name, version).count({});
  log[corrections.length > 0 ? 'warn' : 'info'](
    { view: name, version, position, documents, differences: corrections.length },
    'view built and swapped in',
  );
  return { view: name, version, documents, differences: corrections };
};

const reporter = (runtime: Runtime, builds: readonly ProjectionBuild[], { onProgress }: CatchUpOptions) => {
  let tenths = 0;
  return (ratio: number) => {
    for (const build of builds) runtime.metrics.setBuildRatio(build, ratio);
    onProgress?.(ratio);
    if (Math.floor(ratio * 10) <= tenths) return;
    tenths = Math.floor(ratio * 10);
    runtime.log.info(
      { views: builds.map(({ projection }) => projection.name), percent: tenths * 10 },
      'building views',
    );
  };
};
