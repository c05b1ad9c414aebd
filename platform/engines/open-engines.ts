import { join } from 'node:path';
import { systemClock } from '../clock/system-clock.ts';
import type { Env } from '../env/env.ts';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.ts';
import { folderFileStore } from '../file-store/folder-file-store.ts';
import { memoryLiveBus } from '../live-bus/memory-live-bus.ts';
import type { Logger } from '../log/logger.ts';
import { memoryRateLimiters } from '../rate-limit/memory-rate-limiters.ts';
import { openSqliteViewStore } from '../view-store/sqlite-view-store.ts';
import type { Engines } from './engines.ts';

/**
 * The engines the environment asks for; today the embedded ones below `DATA_DIR`. The log is opened first: its lock keeps a second
 * process off the whole folder. Throws `EventStoreUnavailable` when another process has it.
 */
export const openEngines = async ({ dataDir }: Pick<Env, 'dataDir'>, log: Logger): Promise<Engines> => {
  const events = openSqliteEventStore(join(dataDir, 'log.db'));
  try {
    return {
      events,
      views: await openSqliteViewStore(join(dataDir, 'views.db')),
      bus: memoryLiveBus((err) => log.error({ err }, 'a listener of the live bus failed')),
      files: folderFileStore(join(dataDir, 'files')),
      limits: memoryRateLimiters(),
      clock: systemClock(),
    };
  } catch (error) {
    await events.close();
    throw error;
  }
};

/** Closes what was opened, the log last: whatever the others still write down is about it. */
export const closeEngines = async ({ bus, files, views, events }: Engines): Promise<void> => {
  await bus.close();
  await files.close();
  await views.close();
  await events.close();
};
