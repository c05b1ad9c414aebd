import type { Feed } from './feed.ts';
import { pause } from '@maru/platform/clock/pause';
import type { Runtime } from './runtime.ts';

/** How often to look, in ms, and after how many looks without progress a subscription is given up. */
export interface Watch {
  readonly everyMs: number;
  readonly patience: number;
}

/**
 * A subscription's silence proves nothing: where it stands is compared with the head of the log, and it is opened again
 * when it is behind, idle and not moving.
 */
export const watch = async (
  runtime: Runtime,
  feed: Feed,
  { everyMs, patience }: Watch,
  signal: AbortSignal,
): Promise<void> => {
  let seen = -1;
  let stuck = 0;
  while (await pause(everyMs, signal)) {
    const head = await headOf(runtime, feed);
    const position = feed.position() ?? head;
    stuck = position < head && position === seen && !feed.busy() ? stuck + 1 : 0;
    seen = position;
    if (stuck < patience) continue;
    runtime.metrics.reopened();
    runtime.log.warn({ position, head }, 'subscription is silent, opening it again');
    feed.reopen();
    stuck = 0;
  }
};

/** 0 while the log cannot be reached. */
const headOf = async ({ events, metrics }: Runtime, feed: Feed) => {
  const head = await events.head().catch(() => 0);
  if (head > 0) for (const build of feed.builds) metrics.standing(build, head);
  return head;
};
