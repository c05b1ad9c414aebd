import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { runUnderLease } from '../runner/run-under-lease.ts';
import { type Due, openSealer } from './sealer.ts';
import type { SealEngines } from './standing.ts';

export interface SealKeeper {
  /** Seals what is unsealed, if it is this one that seals, and ends. The engines stay open. */
  close(): Promise<void>;
}

const due: Due = { events: 1_000, ms: 3_600_000 };
/**
 * Nobody waits for a seal, so the log is looked at from time to time and in large pieces, which costs commands less
 * than waking at each of them; looking needs no watchdog either. The rest after each batch leaves the process to others
 * while an old log is read.
 */
const pace = { everyMs: 1_000, restMs: 25 };
/** How long reading may hold up the end of the process; what is read by then is sealed, the remainder next time. */
const closingMs = 1_000;

/**
 * Keeps the log sealed, in the background: the first look is a second away. Of several keepers one works at a time. A
 * lease is enough: one that was paused and wakes is stopped by the revision of the seal stream, and an old checkpoint
 * is a good one.
 */
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
