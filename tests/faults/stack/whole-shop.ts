import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { createLogger } from '@maru/platform/log/logger';
import { setTimeout as wait } from 'node:timers/promises';
import type { StackPlace } from '../../support/stack/running-stack.ts';
import { readShopLog } from './shop-log.ts';
import { stock } from './shop-load.ts';
import { problemsIn } from './shop-problems.ts';

/** What goes on by itself has to come to rest within this, back-off included. */
const patienceMs = 90_000;

export interface Rest {
  readonly orders: number;
  readonly restMs: number;
  readonly problems: readonly string[];
  /** All that happened to the orders that are named there. */
  readonly stories: readonly (readonly string[])[];
}

/** Waits until money, orders and stock agree; tells what does not when patience has run out. */
export const comesToRest = async (
  { dataDir, esdbUrl, mongodbUrl, redisUrl }: StackPlace,
  item: string,
): Promise<Rest> => {
  const engines = await openEngines({ dataDir, esdbUrl, mongodbUrl, redisUrl }, createLogger({ level: 'silent' }));
  const since = performance.now();
  try {
    for (;;) {
      const log = await readShopLog(engines.events);
      const problems = problemsIn(log, { item, stock });
      const restMs = Math.round(performance.now() - since);
      if (problems.length === 0 || restMs > patienceMs) {
        const named = log.orders.filter(({ number }) => problems.some((one) => one.startsWith(number)));
        return { orders: log.orders.length, restMs, problems, stories: named.map(({ id }) => log.story(id)) };
      }
      await wait(500);
    }
  } finally {
    await closeEngines(engines);
  }
};
