import { systemClock } from '../clock/clock.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Closable, EngineEnv, Engines, Keep } from './engines.ts';
import { openMail } from './mail-engine.ts';
import { openShared } from './shared-engines.ts';
import { openStores } from './store-engines.ts';
import { openVitals } from './open-vitals.ts';

export interface OpenedEngines extends Engines {
  readonly opened: readonly Closable[];
}

/** The engines the environment names, the log and its lock first. Throws `EventStoreUnavailable` when it is locked. */
export const openEngines = async (env: EngineEnv, log: Logger, metrics?: Metrics): Promise<OpenedEngines> => {
  const opened: Closable[] = [];
  const keep: Keep = (one) => {
    opened.push(one);
    return one;
  };
  try {
    const clock = systemClock();
    const { databaseSizes, ...stores } = await openStores(env, log, { keep, metrics });
    const { pingBus, ...shared } = await openShared(env, { log, metrics, keep });
    return {
      ...stores,
      ...shared,
      vitals: openVitals(env, { ...stores, pingBus, databaseSizes }),
      mail: await openMail(env, clock, keep),
      clock,
      opened,
    };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
};

const closeAll = async (opened: readonly Closable[]) => {
  for (const one of opened.toReversed()) await one.close();
};

/** Closes what was opened, the log last: whatever the others still write down is about it. */
export const closeEngines = ({ opened }: OpenedEngines): Promise<void> => closeAll(opened);
