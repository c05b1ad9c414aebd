import { system } from '@maru/contracts/kernel/actor';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { UnknownView } from '@maru/platform/view-store/view-store';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { CommandRequest, Execute } from '../../pipeline/command-request.ts';
import { type RunningWorkflow, runUnderLease } from '../runner/run-workflow.ts';

type DueItem = Pick<ItemOnShelf, 'id' | 'sale'>;
type SaleEngines = Pick<Engines, 'views' | 'clock' | 'leases'>;

/** Lists are behind the clock by as much at most. */
const everyMs = 1_000;
const mostAtOnce = 200;

const due = async ({ views, clock }: Pick<SaleEngines, 'views' | 'clock'>): Promise<readonly DueItem[]> => {
  try {
    const found = await views
      .view('item')
      .find<ItemOnShelf>({
        where: { sale_due: { lte: clock.now() } },
        sort: [{ field: 'sale_due', direction: 'asc' }],
        limit: mostAtOnce,
      });
    return found.map(({ doc }) => doc);
  } catch (error) {
    // At the very first start there is no item to look for.
    if (error instanceof UnknownView) return [];
    throw error;
  }
};

/** The same command for the same sale, however often the view shows it as due. */
const commandFor = ({ id, sale }: DueItem, now: number): CommandRequest => {
  const isOver = sale !== null && Date.parse(sale.until) <= now;
  const commandId = commandIdOf(system.id, `sale ${id} ${isOver ? `until ${sale.until}` : `from ${sale?.from}`}`);
  return {
    command: { type: isOver ? 'EndSale' : 'BeginSale', data: { id } },
    actor: system,
    commandId,
    ipHash: '',
    correlationId: commandId,
    source: 'workflow:sales',
  };
};

/** The item decides by itself whether its sale is due. */
export const followSalesOnce = async (
  engines: Pick<SaleEngines, 'views' | 'clock'>,
  execute: Execute,
  log: Log,
): Promise<void> => {
  for (const item of await due(engines))
    await execute(commandFor(item, engines.clock.now())).catch((err: unknown) =>
      log.error({ err, item: item.id }, 'a sale was not begun or ended, trying again'),
    );
};

export const followSales = (engines: SaleEngines, execute: Execute, log: Log): RunningWorkflow => {
  const work = async (lease: Lease) => {
    while (await pause(everyMs, lease.signal))
      await followSalesOnce(engines, execute, log).catch((err: unknown) =>
        log.error({ err }, 'sales could not be looked at, trying again'),
      );
  };
  return runUnderLease(engines.leases, 'sales', work);
};
