import { pause } from '@maru/platform/clock/pause';
import { type Build, buildAndSwap, type Built } from './build.ts';
import { alone, besideLive, type OnProgress } from './catch-up.ts';
import type { Feed } from './feed.ts';
import { inTurn } from '@maru/platform/clock/in-turn';
import { type Lane, runs } from './lane.ts';
import { whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';
import { rebuildOf } from './versions.ts';

/** Builds versions, one group after the other. */
export interface Builder {
  /** Builds what is not live yet, until that is done or no longer owned. A failing engine only delays it. */
  first(lanes: readonly Lane[]): Promise<void>;
  /** Builds live lanes anew beside themselves; asked for them once it is their turn. */
  again(lanes: () => readonly Lane[], onProgress?: OnProgress): Promise<readonly Built[]>;
  /** Resolves when all that was asked for before has ended. */
  idle(): Promise<void>;
}

const waits = { first: 100, longest: 10_000 };

export const openBuilder = (runtime: Runtime, feed: Feed, signal: AbortSignal): Builder => {
  const build = inTurn();
  return {
    first: (lanes) =>
      build(() =>
        buildUntilDone(
          runtime,
          feed,
          lanes.map((lane) => ({ lane, replaces: undefined })),
          signal,
        ),
      ),
    again: (lanes, onProgress) =>
      build(async () => {
        const anew = await Promise.all(lanes().map((lane) => beside(runtime, lane)));
        return buildAndSwap(runtime, feed, anew.flat(), {
          pace: besideLive,
          signal,
          ...(onProgress && { onProgress }),
        });
      }),
    idle: () => build(async () => undefined),
  };
};

const beside = async ({ views }: Runtime, lane: Lane): Promise<readonly Build[]> => {
  const anew = await whileOwned(lane.owner, () => rebuildOf(views, lane));
  return anew ? [{ lane: anew, replaces: lane }] : [];
};

const buildUntilDone = async (
  runtime: Runtime,
  feed: Feed,
  builds: readonly Build[],
  signal: AbortSignal,
): Promise<void> => {
  const pace = feed.lanes.size > 0 ? besideLive : alone;
  for (let wait = waits.first; !signal.aborted; wait = Math.min(wait * 2, waits.longest)) {
    try {
      await buildAndSwap(
        runtime,
        feed,
        builds.filter(({ lane }) => lane.status === 'building' && runs(lane)),
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
