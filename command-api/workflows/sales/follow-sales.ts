import { system } from '@maru/contracts/kernel/actor';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { CommandRequest, Execute } from '../../pipeline/command-request.ts';
import { fairRound } from '../runner/fair-round.ts';
import { rarerTries } from '../runner/rarer-tries.ts';
import { type RunningWorkflow, runUnderLease } from '../runner/run-workflow.ts';

type DueItem = Pick<ItemOnShelf, 'id' | 'sale'>;
type SaleEngines = Pick<Engines, 'views' | 'clock' | 'leases'>;

/** Lists are behind the clock by as much at most. */
const everyMs = 1_000;

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
export const salesRound = ({ views, clock }: Pick<SaleEngines, 'views' | 'clock'>, execute: Execute, log: Log) => {
  const round = fairRound<DueItem>(views);
  const again = rarerTries(() => performance.now());
  const change = async (item: DueItem) => {
    const request = commandFor(item, clock.now());
    await again(request.commandId, async () => {
      await execute(request);
    }).catch((err: unknown) => log.error({ err, item: item.id }, 'a sale was not begun or ended, trying again'));
  };
  return (goOn: () => boolean = () => true): Promise<void> =>
    round({ view: 'item', field: 'sale_due', upTo: clock.now() }, goOn, change);
};

export const followSales = (engines: SaleEngines, execute: Execute, log: Log): RunningWorkflow => {
  const work = async (lease: Lease) => {
    const round = salesRound(engines, execute, log);
    const goOn = () => !lease.signal.aborted && lease.holds();
    while (await pause(everyMs, lease.signal))
      await round(goOn).catch((err: unknown) => log.error({ err }, 'sales could not be looked at, trying again'));
  };
  return runUnderLease(engines.leases, 'sales', work);
};
