import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import type { Task } from './fold-batch.ts';
import type { Feed } from './feed.ts';
import type { ProjectionBuild } from './projection-build.ts';
import { pause } from '@maru/platform/clock/pause';
import type { Runtime } from './runtime.ts';
import { unpark } from './unpark.ts';

export interface Retries {
  readonly delays: readonly number[];
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Parks documents at once, so that the others go on, and tries them again a few times with growing waits. */
export const parkWithRetries = (runtime: Runtime, feed: Feed, { delays, now, signal }: Retries) => {
  const tryAgain = async (build: ProjectionBuild, { document, error, event }: ParkedDocument) => {
    for (const delay of delays) {
      if (!(await pause(delay, signal))) return;
      if (!feed.builds.has(build) || (await unpark(runtime, feed, build, document))) return;
    }
    runtime.log.error(
      { projection: build.projection.name, document, event, error },
      'document parked until it is unparked',
    );
  };

  const retry = (build: ProjectionBuild, documents: Iterable<ParkedDocument>) => {
    runtime.metrics.setParked(build);
    if (build.status !== 'live') return;
    for (const document of documents)
      tryAgain(build, document).catch((error: unknown) =>
        runtime.log.error({ err: error, document: document.document }, 'retry of a parked document failed'),
      );
  };
  const park = async (build: ProjectionBuild, setbacks: readonly Task[]) => {
    const fresh = await runtime.parking.park(build, setbacks, now());
    for (const { document, error, event } of fresh)
      runtime.log.warn(
        { projection: build.projection.name, version: build.version, document, event, error },
        'event could not be folded, document set aside',
      );
    retry(build, fresh);
  };
  return { park, retry };
};
