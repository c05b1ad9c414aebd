import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { runUnderLease } from '../runner/run-workflow.ts';
import { type Due, openSealer } from './sealer.ts';
import type { SealEngines } from './seal-state.ts';

export interface SealKeeper {
  /** Seals what is unsealed first; the engines stay open. */
  close(): Promise<void>;
}

const due: Due = { events: 1_000, ms: 3_600_000 };
/** Nobody waits for a seal, so large pieces are read, with pauses for others. */
const pace = { everyMs: 1_000, restMs: 25 };
const closingMs = 1_000;

/** One keeper at a time; a stale one fails at the seal stream's revision. */
export const keepSeals = (engines: SealEngines & Pick<Engines, 'leases'>, log: Log): SealKeeper => {
  const attempt = (work: () => Promise<void>) =>
    work().catch((err: unknown) => log.error({ err }, 'sealing the log failed, going on from the checkpoint'));

  const keep = async (lease: Lease, ended: AbortSignal) => {
    const sealer = openSealer(engines, log, due);
    while (await pause(pace.everyMs, lease.signal))
      await attempt(() => sealer.poll(() => pause(pace.restMs, lease.signal)));
    if (!ended.aborted || !lease.holds()) return;
    const until = engines.clock.now() + closingMs;
    await attempt(() => sealer.finish(() => engines.clock.now() < until));
  };
  return runUnderLease(engines.leases, 'log-seal', keep);
};
