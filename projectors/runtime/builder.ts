import { pause } from '@maru/platform/clock/pause';
import { type Replacement, buildAndSwap, type BuildReport } from './build-and-swap.ts';
import { alone, besideLive, type OnProgress } from './catch-up.ts';
import type { Feed } from './feed.ts';
import { inTurn } from '@maru/platform/clock/in-turn';
import { type ProjectionBuild, runs } from './projection-build.ts';
import { whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';
import { rebuildOf } from './versions.ts';

/** Builds versions, one group after the other. */
export interface Builder {
  /** Builds what is not live yet, until that is done or no longer owned. A failing engine only delays it. */
  first(builds: readonly ProjectionBuild[]): Promise<void>;
  /** Builds live versions anew beside themselves; asks for them once it is their turn. */
  again(builds: () => readonly ProjectionBuild[], onProgress?: OnProgress): Promise<readonly BuildReport[]>;
  /** Resolves when all that was asked for before has ended. */
  idle(): Promise<void>;
}

const waits = { first: 100, longest: 10_000 };

export const openBuilder = (runtime: Runtime, feed: Feed, signal: AbortSignal): Builder => {
  const queue = inTurn();
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
        const anew = await Promise.all(builds().map((build) => beside(runtime, build)));
        return buildAndSwap(runtime, feed, anew.flat(), {
          pace: besideLive,
          signal,
          ...(onProgress && { onProgress }),
        });
      }),
    idle: () => queue(async () => undefined),
  };
};

const beside = async ({ views }: Runtime, build: ProjectionBuild): Promise<readonly Replacement[]> => {
  const anew = await whileOwned(build.owner, () => rebuildOf(views, build));
  return anew ? [{ build: anew, replaces: build }] : [];
};

const buildUntilDone = async (
  runtime: Runtime,
  feed: Feed,
  replacements: readonly Replacement[],
  signal: AbortSignal,
): Promise<void> => {
  const pace = feed.builds.size > 0 ? besideLive : alone;
  for (let wait = waits.first; !signal.aborted; wait = Math.min(wait * 2, waits.longest)) {
    try {
      await buildAndSwap(
        runtime,
        feed,
        replacements.filter(({ build }) => build.status === 'building' && runs(build)),
        { pace, signal },
      );
      return;
    } catch (error) {
      if (signal.aborted) return;
      runtime.log.error({ err: error }, 'building views failed, going on from the checkpoint');
      await pause(wait, signal);
    }
  }
};
