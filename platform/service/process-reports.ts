import { type ProcessState, processStateEveryMs, processStateView } from '@maru/contracts/kernel/process-state.views';
import { randomUUID } from 'node:crypto';
import { inTime } from '../clock/in-time.ts';
import { pause } from '../clock/pause.ts';
import type { Closable, Engines } from '../engines/engines.ts';
import type { Check } from '../http/health.ts';
import { processName } from '../lease/process-name.ts';
import type { Logger } from '../log/logger.ts';
import { openPublishedRows } from '../view-store/published-rows.ts';
import { readBuildInfo } from './build-info.ts';
import type { Service } from './service.ts';

type ReportingEngines = Pick<Engines, 'views' | 'vitals' | 'clock'>;

const checkMs = 2_000;
/** Who has been silent for so long was ended without a word. */
const goneMs = 10 * 60_000;

const run = async ([engine, check]: readonly [string, Check]) => {
  const begun = performance.now();
  const ok = await inTime(check(), checkMs, () => new Error('too slow')).then(
    () => true,
    () => false,
  );
  return { engine, ok, ms: Math.round((performance.now() - begun) * 10) / 10 };
};

type Fixed = Pick<ProcessState, 'id' | 'name' | 'services' | 'workflows' | 'providers' | 'node' | 'build' | 'started'>;

const stateNow = async (fixed: Fixed, { vitals, clock }: ReportingEngines): Promise<ProcessState> => ({
  ...fixed,
  checks: await Promise.all(Object.entries(vitals.checks).map(run)),
  storage: await vitals.measure(),
  memory: process.memoryUsage.rss(),
  at: clock.now(),
});

/** Says every 10 s how this process and its engines are, where every process finds it. */
export const reportProcess = (
  engines: ReportingEngines,
  services: readonly Service[],
  log: Pick<Logger, 'warn'>,
  everyMs = processStateEveryMs,
): Closable => {
  const { views, clock } = engines;
  const ended = new AbortController();
  const fixed: Fixed = {
    id: `${processName}:${randomUUID().slice(0, 8)}`,
    name: processName,
    services: services.flatMap(({ name = [] }) => name),
    workflows: services.flatMap(({ workflows = [] }) => workflows),
    providers: services.flatMap(({ providers = [] }) => providers),
    node: process.version,
    build: readBuildInfo(),
    started: clock.now(),
  };
  const report = async () => {
    const rows = await openPublishedRows<ProcessState>(views, processStateView);
    for (let rounds = 0; !ended.signal.aborted; rounds += 1) {
      await rows.put([await stateNow(fixed, engines)]);
      if (rounds % 30 === 0)
        await rows.remove((await rows.first({ at: { lt: clock.now() - goneMs } }, 100)).map(({ id }) => id));
      await pause(everyMs, ended.signal);
    }
    await rows.remove([fixed.id]);
  };
  const untilEnded = async () => {
    do
      await report().catch((err: unknown) => {
        if (!ended.signal.aborted) log.warn({ err }, 'how this process is was not written down, trying again');
      });
    while (await pause(everyMs, ended.signal));
  };
  const reporting = untilEnded();
  return {
    close: async () => {
      ended.abort();
      await reporting;
    },
  };
};
