import { system } from '@maru/contracts/kernel/actor';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Closable, Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { CommandRequest, Execute } from '../../pipeline/command-request.ts';
import { fairRound } from '../rounds/fair-round.ts';
import { retryBackoff } from '../rounds/retry-backoff.ts';
import { type Round, runRounds } from '../rounds/run-rounds.ts';

type DueItem = Pick<ItemOnShelf, 'id' | 'sale'>;
type SaleEngines = Pick<Engines, 'views' | 'clock' | 'leases'>;

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

interface SaleParts {
  readonly execute: Execute;
  readonly log: Log;
  /** No sale begins or ends while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}

/** The item decides by itself whether its sale is due. */
export const salesRound = (
  { views, clock }: Pick<SaleEngines, 'views' | 'clock'>,
  { execute, log, isClockTrusted = async () => true }: SaleParts,
): Round => {
  const round = fairRound<DueItem>(views);
  const again = retryBackoff(() => performance.now());
  const change = async (item: DueItem) => {
    const request = commandFor(item, clock.now());
    await again(request.commandId, async () => {
      await execute(request);
    }).catch((err: unknown) => log.error({ err, item: item.id }, 'a sale was not begun or ended, trying again'));
  };
  return async (goOn = () => true) => {
    if (await isClockTrusted()) await round({ view: 'item', field: 'sale_due', upTo: clock.now() }, goOn, change);
  };
};

export const followSales = (engines: SaleEngines, parts: SaleParts): Closable =>
  runRounds({ leases: engines.leases, log: parts.log }, 'sales', () => salesRound(engines, parts));
