import { setImmediate } from 'node:timers/promises';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import { type Lane, prefixesOf } from './lane.ts';
import type { Runtime } from './runtime.ts';
import { take } from './take.ts';

/** Told how far a build has come, 0 to 1. */
export type OnProgress = (ratio: number) => void;
export interface CatchUpOptions {
  /** Events folded in one go: the more, the fewer writes of the same document and the longer each blocks others. */
  readonly chunk: number;
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
}

/** Takes lanes to what is the head of the log now. Throws when the signal aborts. */
export const catchUp = async (runtime: Runtime, lanes: readonly Lane[], { chunk, signal, onProgress }: CatchUpOptions): Promise<void> => {
  const running = lanes.filter(({ status }) => status !== 'stopped');
  if (running.length === 0) return;
  const after = Math.min(...running.map(({ position }) => position));
  const head = await runtime.events.head();
  const prefixes = prefixesOf(running.map(({ projection }) => projection));
  for await (const batch of inChunks(runtime.events.readAll({ after, prefixes }), chunk)) {
    for (const lane of running) {
      await take(runtime, lane, batch);
      await setImmediate();
    }
    onProgress?.(Math.min(1, batch.position / head));
    signal.throwIfAborted();
  }
};

async function* inChunks(batches: AsyncIterable<EventBatch>, size: number): AsyncGenerator<EventBatch> {
  let events: RecordedEvent[] = [];
  let position: number | undefined;
  for await (const batch of batches) {
    events = events.length === 0 ? [...batch.events] : events.concat(batch.events);
    position = batch.position;
    if (events.length < size) continue;
    yield { events, position };
    events = [];
    position = undefined;
  }
  if (position !== undefined) yield { events, position };
}
