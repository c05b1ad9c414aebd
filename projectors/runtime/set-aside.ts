import type { Task } from './fold-batch.ts';
import type { Feed } from './feed.ts';
import type { Lane } from './lane.ts';
import type { ParkedDocument } from './parked.view.ts';
import { pause } from '@maru/platform/clock/pause';
import type { Runtime } from './runtime.ts';
import { unpark } from './unpark.ts';

export interface Retries {
  /** Waits before a parked document is tried again, in ms. */
  readonly delays: readonly number[];
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Parks documents at once, so that the others go on, and tries them again a few times with growing waits. */
export const setAside = (runtime: Runtime, feed: Feed, { delays, now, signal }: Retries) => {
  const tryAgain = async (lane: Lane, { document, error, events: [first] }: ParkedDocument) => {
    for (const delay of delays) {
      if (!(await pause(delay, signal))) return;
      if (!feed.lanes.has(lane) || (await feed.exclusive(() => unpark(runtime, lane, document)))) return;
    }
    runtime.log.error(
      { projection: lane.projection.name, document, event: first, error },
      'document parked until it is unparked',
    );
  };

  /** The code may have been mended since. A build is tried again once it is live. */
  const retry = (lane: Lane, documents: Iterable<ParkedDocument>) => {
    runtime.metrics.parked(lane);
    if (lane.status !== 'live') return;
    for (const document of documents)
      tryAgain(lane, document).catch((error: unknown) =>
        runtime.log.error({ err: error, document: document.document }, 'retry of a parked document failed'),
      );
  };
  const park = async (lane: Lane, setbacks: readonly Task[]) => {
    const fresh = await runtime.parking.park(lane, setbacks, now());
    for (const { document, error, events } of fresh)
      runtime.log.warn(
        { projection: lane.projection.name, version: lane.version, document, event: events[0], error },
        'event could not be folded, document set aside',
      );
    retry(lane, fresh);
  };
  return { park, retry };
};
