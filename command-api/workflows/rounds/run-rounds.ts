import type { Closable } from '@maru/platform/engines/engines';
import { pause } from '@maru/platform/clock/pause';
import type { Lease, Leases } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { isHeld, runUnderLease } from '../runner/run-under-lease.ts';

interface Parts {
  readonly leases: Leases;
  readonly log: Pick<Log, 'error'>;
}
/** Looks at what time has made due; it ends where `goOn` says so. */
export type Round = (goOn?: () => boolean) => Promise<void>;

const everyMs = 1_000;

/** One round a second by one copy at a time; each owner opens its own. */
export const runRounds = ({ leases, log }: Parts, name: string, open: (lease: Lease) => Round): Closable =>
  runUnderLease(leases, name, async (lease) => {
    const round = open(lease);
    while (await pause(everyMs, lease.signal))
      await round(isHeld(lease)).catch((err: unknown) =>
        log.error({ err, rounds: name }, 'a round broke off, trying again'),
      );
  });
