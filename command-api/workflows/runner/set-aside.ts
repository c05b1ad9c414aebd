import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { Later, type Perform } from './workflow.ts';

interface Waiting<Errand> {
  readonly errand: Errand;
  readonly cause: RecordedEvent;
  /** Of `performance.now()`. */
  next: number;
  waitMs: number;
}

/** Errands that wait while later ones are done. After a crash all since the first of them come again. */
export interface SetAside<Errand> {
  /** As `perform`, but for an errand that takes longer: that one waits. */
  readonly perform: Perform<Errand>;
  /** Tries those whose time has come; ends early when `goOn` says so. Answers how many are done. */
  readonly retry: (goOn: () => boolean) => Promise<number>;
  /** The position up to which all is done, where the log was read up to `position`. */
  readonly doneUpTo: (position: number) => number;
}

const [firstMs, longestMs] = [5_000, 5 * 60_000];
/** As many wait at most: where so many do, it is not their own fault, and the log waits with them. */
const most = 1_000;

export const setAside = <Errand>(
  perform: Perform<Errand>,
  now: () => number = () => performance.now(),
): SetAside<Errand> => {
  const waiting = new Set<Waiting<Errand>>();

  const again = async (one: Waiting<Errand>) => {
    one.waitMs = Math.min(one.waitMs * 2, longestMs);
    one.next = now() + one.waitMs;
    try {
      await perform(one.errand, one.cause);
      return waiting.delete(one);
    } catch (error) {
      if (error instanceof Later) return false;
      throw error;
    }
  };

  return {
    perform: async (errand, cause) => {
      try {
        return await perform(errand, cause);
      } catch (error) {
        if (!(error instanceof Later) || waiting.size >= most) throw error;
        waiting.add({ errand, cause, next: now() + firstMs, waitMs: firstMs });
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
