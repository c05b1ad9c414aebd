import { setImmediate } from 'node:timers/promises';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import pLimit from 'p-limit';
import { isOfAnotherLog, type ProjectionBuild, runs } from './projection-build.ts';
import type { Runtime } from './runtime.ts';
import { openSubscription } from './subscription.ts';
import { processBatch } from './process-batch.ts';
import { pause } from '@maru/platform/clock/pause';

/** One subscription for all live builds: an event is read and parsed once, however many projections fold it. */
export interface Feed {
  readonly builds: ReadonlySet<ProjectionBuild>;
  position(): number | undefined;
  busy(): boolean;
  change(builds: { readonly add: readonly ProjectionBuild[]; readonly remove: readonly ProjectionBuild[] }): void;
  exclusive<T>(job: () => Promise<T>): Promise<T>;
  reopen(): void;
  close(): Promise<void>;
}

/** Batches at least this long are followed by a turn of the event loop, or catching up would starve everything else. */
const longBatch = 200;

export const openFeed = (runtime: Runtime, prefixes: readonly string[]): Feed => {
  const builds = new Set<ProjectionBuild>();
  const exclusive = pLimit(1);
  let busy = false;
  let deliveredPosition = 0;
  const active = () => [...builds].filter(runs);
  const position = () => (active().length > 0 ? Math.min(...active().map((build) => build.position)) : undefined);

  // A build that has missed what came before this batch waits for the subscription that was asked for when it came.
  const processAll = async (batch: EventBatch) => {
    const ready = active().filter((build) => build.position >= deliveredPosition);
    deliveredPosition = Math.max(deliveredPosition, batch.position);
    await allSettled(ready.map((build) => processBatch(runtime, build, batch)));
  };
  const handle = async (batch: EventBatch) => {
    busy = true;
    try {
      await exclusive(() => processAll(batch));
    } finally {
      busy = false;
    }
    if (batch.events.length >= longBatch) await setImmediate();
  };
  const subscription = openSubscription(runtime, {
    prefixes,
    from: position,
    verify: () => letGoOfOtherLogs(runtime, active()),
    opens: (after) => (deliveredPosition = after),
    handle,
  });

  return {
    builds,
    position,
    exclusive,
    busy: () => busy,
    reopen: subscription.reopen,
    change: ({ add, remove }) => {
      for (const build of remove) builds.delete(build);
      for (const build of add) builds.add(build);
      // What was delivered before a build came does not come again; and no subscription is left open for nobody.
      if (add.some((build) => build.position < deliveredPosition) || active().length === 0) subscription.reopen();
      subscription.start();
    },
    close: async () => {
      await subscription.close();
      await exclusive(async () => undefined);
    },
  };
};

/** One that fails keeps no other from its end. */
const allSettled = async (work: readonly Promise<void>[]) => {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
};

/** A log may be put back while this process runs. Whoever takes on what was let go finds the same, and builds anew. */
const letGoOfOtherLogs = async (runtime: Runtime, builds: readonly ProjectionBuild[]) => {
  const others = await Promise.all(builds.map((build) => isOfAnotherLog(runtime.events, build)));
  for (const [index, build] of builds.entries()) {
    if (others[index]) build.owner.lose(new Error('the log is not the one that its view was made from'));
    else build.position = Math.min(build.position, build.event?.position ?? build.position);
  }
};

/** How often to look, in ms, and after how many looks without progress a subscription is given up. */
export interface Watch {
  readonly everyMs: number;
  readonly patience: number;
}

/** Opens a subscription again that is behind the head of the log, idle and not moving: silence proves nothing. */
export const watch = async (
  runtime: Runtime,
  feed: Feed,
  { everyMs, patience }: Watch,
  signal: AbortSignal,
): Promise<void> => {
  let lastPosition = -1;
  let idleLooks = 0;
  while (await pause(everyMs, signal)) {
    const head = await headOf(runtime, feed);
    const position = feed.position() ?? head;
    idleLooks = position < head && position === lastPosition && !feed.busy() ? idleLooks + 1 : 0;
    lastPosition = position;
    if (idleLooks < patience) continue;
    runtime.metrics.countReopening();
    runtime.log.warn({ position, head }, 'subscription is silent, opening it again');
    feed.reopen();
    idleLooks = 0;
  }
};

const headOf = async ({ events, metrics }: Runtime, feed: Feed) => {
  const head = await events.head().catch(() => 0);
  if (head > 0) for (const build of feed.builds) metrics.setLag(build, head);
  return head;
};
