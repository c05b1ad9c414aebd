import { setImmediate } from 'node:timers/promises';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import { type ProjectionBuild, prefixesOf, runs } from './projection-build.ts';
import type { Runtime } from './runtime.ts';
import { processBatch, writeBuild } from './process-batch.ts';

export type OnProgress = (ratio: number) => void;
export interface Pace {
  readonly together: number;
  /** Turns of the event loop left to others each time; a live change takes a few until its announcement. */
  readonly turns: number;
}
export const fullPace: Pace = { together: 5_000, turns: 1 };
export const livePace: Pace = { together: 250, turns: 4 };

export interface CatchUpOptions {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
}

/** Takes builds to the present head of the log. When it throws, they begin at their checkpoint next time. */
export const catchUp = async (
  runtime: Runtime,
  builds: readonly ProjectionBuild[],
  options: CatchUpOptions,
): Promise<void> => {
  const running = builds.filter(runs);
  if (running.length === 0) return;
  try {
    await fold(runtime, running, options);
    for (const build of running) await writeBuild(runtime, build);
  } catch (error) {
    for (const build of running) await toCheckpoint(runtime, build);
    throw error;
  }
};

const fold = async (
  runtime: Runtime,
  builds: readonly ProjectionBuild[],
  { pace, signal, onProgress }: CatchUpOptions,
) => {
  const after = Math.min(...builds.map(({ position }) => position));
  const head = await runtime.events.head();
  const prefixes = prefixesOf(builds.map(({ projection }) => projection));
  for await (const batch of runtime.events.readAll({ after, prefixes })) {
    for (const part of partsOf(batch, pace.together)) {
      for (const build of builds) await processAtPace(runtime, build, part, pace);
      signal.throwIfAborted();
      if (!builds.some(runs)) return;
    }
    onProgress?.(Math.min(1, batch.position / head));
  }
};

function* partsOf({ events, position }: EventBatch, size: number): Generator<EventBatch> {
  for (let at = 0; at < events.length - size; at += size) {
    const part = events.slice(at, at + size);
    yield { events: part, position: part.at(-1)?.position ?? position };
  }
  yield { events: events.slice(Math.max(0, Math.ceil(events.length / size) - 1) * size), position };
}

const processAtPace = async (
  runtime: Runtime,
  build: ProjectionBuild,
  batch: EventBatch,
  { together, turns }: Pace,
) => {
  await processBatch(runtime, build, batch);
  if (build.unwrittenDrafts.size >= together) await writeBuild(runtime, build);
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
};

const toCheckpoint = async ({ views }: Runtime, build: ProjectionBuild) => {
  if (build.status !== 'building') return;
  build.unwrittenDrafts = new Map();
  build.writtenDrafts = new Map();
  build.position = (await views.checkpoint(build.projection.name, build.version).catch(() => undefined))?.position ?? 0;
};
