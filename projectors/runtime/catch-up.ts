import { setImmediate } from 'node:timers/promises';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import { type Lane, prefixesOf, runs } from './lane.ts';
import type { Runtime } from './runtime.ts';
import { take, writeBuild } from './take.ts';

/** Told how far a build has come, 0 to 1. */
export type OnProgress = (ratio: number) => void;
/** How much a build does before others get their turns. */
export interface Pace {
  /** Events folded and documents written in one go: the more, the fewer writes of the same document. */
  readonly together: number;
  /**
   * Turns of the event loop left to others each time; a live change takes a few from its append to its announcement.
   */
  readonly turns: number;
}
export const alone: Pace = { together: 5_000, turns: 1 };
export const besideLive: Pace = { together: 250, turns: 4 };

export interface CatchUpOptions {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
}

/**
 * Takes lanes to what is the head of the log now. Throws when the signal aborts or an engine fails; builds then begin
 * at their checkpoint.
 */
export const catchUp = async (runtime: Runtime, lanes: readonly Lane[], options: CatchUpOptions): Promise<void> => {
  const running = lanes.filter(runs);
  if (running.length === 0) return;
  try {
    await fold(runtime, running, options);
    for (const lane of running) await writeBuild(runtime, lane);
  } catch (error) {
    for (const lane of running) await toCheckpoint(runtime, lane);
    throw error;
  }
};

const fold = async (runtime: Runtime, lanes: readonly Lane[], { pace, signal, onProgress }: CatchUpOptions) => {
  const after = Math.min(...lanes.map(({ position }) => position));
  const head = await runtime.events.head();
  const prefixes = prefixesOf(lanes.map(({ projection }) => projection));
  for await (const batch of runtime.events.readAll({ after, prefixes })) {
    for (const part of partsOf(batch, pace.together)) {
      for (const lane of lanes) await takeAtPace(runtime, lane, part, pace);
      signal.throwIfAborted();
      if (!lanes.some(runs)) return;
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

const takeAtPace = async (runtime: Runtime, lane: Lane, batch: EventBatch, { together, turns }: Pace) => {
  await take(runtime, lane, batch);
  if (lane.unwritten.size >= together) await writeBuild(runtime, lane);
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
};

const toCheckpoint = async ({ views }: Runtime, lane: Lane) => {
  if (lane.status !== 'building') return;
  lane.unwritten = new Map();
  lane.written = new Map();
  lane.position = (await views.checkpoint(lane.projection.name, lane.version).catch(() => undefined))?.position ?? 0;
};
