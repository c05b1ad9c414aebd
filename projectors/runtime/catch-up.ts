import { setImmediate } from 'node:timers/promises';
import { markOf } from '@maru/platform/event-store/checkpoint';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import { whileOwned } from './owner.ts';
import { isOfAnotherLog, type ProjectionBuild, prefixesOf, runs } from './projection-build.ts';
import type { Runtime } from './runtime.ts';
import { processBatch, writeBuild } from './process-batch.ts';
import { emptyVersion } from './versions.ts';
import { reportForeign } from './report-foreign.ts';

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
    await Promise.all(running.map((build) => beginAgainOnAnotherLog(runtime, build)));
    await fold(runtime, running, options);
    await Promise.all(running.map((build) => markHead(runtime, build)));
    for (const build of running) await writeBuild(runtime, build);
  } catch (error) {
    for (const build of running) await toCheckpoint(runtime, build);
    throw error;
  }
};

const beginAgainOnAnotherLog = async (runtime: Runtime, build: ProjectionBuild) => {
  if (build.status !== 'building' || build.position === 0 || !(await isOfAnotherLog(runtime.events, build))) return;
  runtime.metrics.countDiverged(build);
  await whileOwned(build.owner, () => emptyVersion(runtime.views, build.owner, build.version));
  forgetDrafts(build);
  [build.position, build.event] = [0, undefined];
};

/** The log may end with events that are none of its own, and a next start has to know how far it was this log. */
const markHead = async ({ events }: Runtime, build: ProjectionBuild) => {
  if (build.status !== 'building' || build.event?.position === build.position) return;
  const event = await events.eventAt(build.position);
  if (event) build.event = markOf(event);
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
    reportForeign(runtime, batch);
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
  forgetDrafts(build);
  const stored = await views.checkpoint(build.projection.name, build.version).catch(() => undefined);
  [build.position, build.event] = [stored?.event?.position ?? stored?.position ?? 0, stored?.event];
};

const forgetDrafts = (build: ProjectionBuild) => {
  build.unwrittenDrafts = new Map();
  build.writtenDrafts = new Map();
};
