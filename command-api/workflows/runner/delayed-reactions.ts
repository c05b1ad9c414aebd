import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { backoffMs } from '@maru/platform/clock/backoff';
import { Later, type Perform } from './workflow.ts';

interface Waiting<Reaction> {
  readonly reaction: Reaction;
  readonly cause: RecordedEvent;
  next: number;
  failures: number;
}

/** After a crash all since the first that waits come again. */
export interface DelayedReactions<Reaction> {
  readonly perform: Perform<Reaction>;
  /** Ends early when `goOn` says so. Answers how many are done. */
  readonly retry: (goOn: () => boolean) => Promise<number>;
  /** The position up to which all is done. */
  readonly doneUpTo: (position: number) => number;
}

const backoff = { firstMs: 5_000, longestMs: 5 * 60_000 };
/** Where more wait it is not their own fault, and the log waits with them. */
const most = 1_000;

export const delayedReactions = <Reaction>(
  perform: Perform<Reaction>,
  now: () => number = () => performance.now(),
): DelayedReactions<Reaction> => {
  const waiting = new Set<Waiting<Reaction>>();

  const again = async (one: Waiting<Reaction>) => {
    one.failures += 1;
    one.next = now() + backoffMs(backoff, one.failures);
    try {
      await perform(one.reaction, one.cause);
      return waiting.delete(one);
    } catch (error) {
      if (error instanceof Later) return false;
      throw error;
    }
  };

  return {
    perform: async (reaction, cause) => {
      try {
        return await perform(reaction, cause);
      } catch (error) {
        if (!(error instanceof Later) || waiting.size >= most) throw error;
        waiting.add({ reaction, cause, next: now() + backoffMs(backoff, 1), failures: 1 });
        return undefined;
      }
    },
    retry: async (goOn) => {
      let done = 0;
      for (const one of [...waiting].filter(({ next }) => next <= now())) {
        if (!goOn()) break;
        if (await again(one)) done += 1;
      }
      return done;
    },
    doneUpTo: (position) => Math.min(position, ...[...waiting].map(({ cause }) => cause.position - 1)),
  };
};
