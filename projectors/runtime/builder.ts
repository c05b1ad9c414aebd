import { retry } from '@maru/platform/clock/backoff';
import pLimit from 'p-limit';
import { type Replacement, buildAndSwap, type BuildReport } from './build-and-swap.ts';
import { fullPace, livePace, type OnProgress } from './catch-up.ts';
import type { Feed } from './feed.ts';
import { type ProjectionBuild, runs } from './projection-build.ts';
import { whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';
import { rebuildOf } from './versions.ts';

export interface Builder {
  /** Builds what is not live yet, until that is done or no longer owned. A failing engine only delays it. */
  first(builds: readonly ProjectionBuild[]): Promise<void>;
  again(builds: () => readonly ProjectionBuild[], onProgress?: OnProgress): Promise<readonly BuildReport[]>;
  idle(): Promise<void>;
}

const backoff = { firstMs: 100, longestMs: 10_000 };

export const openBuilder = (runtime: Runtime, feed: Feed, signal: AbortSignal): Builder => {
  const queue = pLimit(1);
  return {
    first: (builds) =>
      queue(() =>
        buildUntilDone(
          runtime,
          feed,
          builds.map((build) => ({ build, replaces: undefined })),
          signal,
        ),
      ),
    again: (builds, onProgress) =>
      queue(async () => {
        const replacements = await Promise.all(builds().map((build) => beside(runtime, build)));
        return buildAndSwap(runtime, feed, replacements.flat(), {
          pace: livePace,
          signal,
          ...(onProgress && { onProgress }),
        });
      }),
    idle: () => queue(async () => undefined),
  };
};

const beside = async ({ views }: Runtime, build: ProjectionBuild): Promise<readonly Replacement[]> => {
  const rebuild = await whileOwned(build.owner, () => rebuildOf(views, build));
  return rebuild ? [{ build: rebuild, replaces: build }] : [];
};

const buildUntilDone = async (
  runtime: Runtime,
  feed: Feed,
  replacements: readonly Replacement[],
  signal: AbortSignal,
): Promise<void> => {
  const pace = feed.builds.size > 0 ? livePace : fullPace;
  const build = () => {
    const unfinished = replacements.filter((one) => one.build.status === 'building' && runs(one.build));
    return buildAndSwap(runtime, feed, unfinished, { pace, signal });
  };
  const onFailure = (err: unknown) => {
    if (signal.aborted) throw err;
    runtime.log.error({ err }, 'building views failed, going on from the checkpoint');
  };
  // Only the signal ends it before it is done.
  await retry(build, { ...backoff, signal, onFailure }).catch(() => undefined);
};
