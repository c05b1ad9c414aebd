import { alertStream } from '@maru/contracts/site/alert/alert.events';
import { type AlertRule, alertRule } from '@maru/contracts/site/alert/alert.fields';
import type { Closable } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { alertAggregate } from '../../site/alert/alert.aggregate.ts';
import type { WorkflowCommands } from '../opening/open-workflow.ts';
import { type Round, runRounds } from '../rounds/run-rounds.ts';
import { type Look, lookAround, type WatchedEngines } from './look.ts';

type Commands = Pick<WorkflowCommands, 'load' | 'send'>;

const lookEveryMs = 60_000;

/** Raises or ends, where that was not done yet. */
const tell = async ({ load, send }: Commands, id: AlertRule, count: number): Promise<void> => {
  const { running } = (await load(alertAggregate, alertStream(id))).state;
  if (count > 0 && !running) await send({ type: 'RaiseAlert', data: { id, count } });
  if (count === 0 && running) await send({ type: 'EndAlert', data: { id } });
};

/** The rules of which two looks find the same: that it is so, or that it is not. */
const settledRules = (before: Look, look: Look): readonly AlertRule[] =>
  alertRule.options.filter((rule) => before.counts[rule] > 0 === look.counts[rule] > 0);

/** Looks each minute. An alert begins, and ends, with the second look in a row that finds it so. */
export const alertRound = (engines: WatchedEngines, commands: Commands): Round => {
  let before: Look | undefined;
  let lookedAt = -Infinity;
  return async (goOn = () => true) => {
    const now = engines.clock.now();
    if (Math.abs(now - lookedAt) < lookEveryMs) return;
    lookedAt = now;
    const look = await lookAround(engines, commands.load, before?.head ?? 0);
    const settled = before ? settledRules(before, look) : [];
    before = look;
    for (const rule of settled) if (goOn()) await tell(commands, rule, look.counts[rule]);
  };
};

export const runAlerts = (engines: WatchedEngines, commands: Commands, log: Pick<Log, 'error'>): Closable =>
  runRounds({ leases: engines.leases, log }, 'alerts', () => alertRound(engines, commands));
