import { setImmediate } from 'node:timers/promises';
import { type Lane, prefixesOf } from './lane.ts';
import type { Runtime } from './runtime.ts';
import { take, writeBuild } from './take.ts';

/** Told how far a build has come, 0 to 1. */
export type OnProgress = (ratio: number) => void;
export interface CatchUpOptions {
  /** Documents a build collects before it writes them: the more, the fewer writes of the same one and the longer each blocks others. */
  readonly together: number;
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
}

/** Takes lanes to what is the head of the log now. Throws when the signal aborts or an engine fails; builds then begin at their checkpoint. */
export const catchUp = async (runtime: Runtime, lanes: readonly Lane[], options: CatchUpOptions): Promise<void> => {
  const running = lanes.filter(({ status }) => status !== 'stopped');
  if (running.length === 0) return;
  try {
    await fold(runtime, running, options);
    for (const lane of running) await writeBuild(runtime, lane);
  } catch (error) {
    for (const lane of running) await toCheckpoint(runtime, lane);
    throw error;
  }
};

const fold = async (runtime: Runtime, lanes: readonly Lane[], { together, signal, onProgress }: CatchUpOptions) => {
  const after = Math.min(...lanes.map(({ position }) => position));
  const head = await runtime.events.head();
  const prefixes = prefixesOf(lanes.map(({ projection }) => projection));
  for await (const batch of runtime.events.readAll({ after, prefixes })) {
    signal.throwIfAborted();
    for (const lane of lanes) {
      await take(runtime, lane, batch);
      if (lane.unwritten.size >= together) await writeBuild(runtime, lane);
    }
    onProgress?.(Math.min(1, batch.position / head));
    await setImmediate();
  }
};

const toCheckpoint = async ({ views }: Runtime, lane: Lane) => {
  if (lane.status !== 'building') return;
  lane.unwritten = new Map();
  lane.written = new Map();
  lane.position = (await views.checkpoint(lane.projection.name, lane.version).catch(() => undefined))?.position ?? 0;
};
