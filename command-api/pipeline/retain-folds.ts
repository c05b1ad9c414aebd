import type { Engines } from '@maru/platform/engines/engines';
import type { Logger } from '@maru/platform/log/logger';
import type { AnyAggregate } from './aggregate.ts';
import { namesOf } from './fold-names.ts';

const roundMs = 6 * 3_600_000;

interface Parts {
  readonly engines: Pick<Engines, 'snapshots' | 'clock'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Says again and again which folds are in use here, so that those that no program has any more can be removed. */
export const retainFolds = (aggregates: readonly AnyAggregate[], { engines, log, signal }: Parts): void => {
  const folds = [...namesOf(aggregates).values()];
  const round = async () => {
    try {
      const removed = await engines.snapshots.retain(folds, engines.clock.now());
      if (removed.length > 0) log.info({ folds: removed }, 'snapshots that nobody uses any more were removed');
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'snapshots that nobody uses could not be removed, trying again later');
    }
  };
  const timer = setInterval(() => void round(), roundMs).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  void round();
};
