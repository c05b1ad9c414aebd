import type { DomainEvent } from '@maru/contracts/kernel/message';
import { backoffMs } from '@maru/platform/clock/backoff';
import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease, Leases } from '@maru/platform/lease/lease';
import type { Log } from '@maru/platform/log/logger';
import { follower, type FollowerEngines } from './follower.ts';
import type { Perform, Workflow } from './workflow.ts';

export interface RunningWorkflow {
  close(): Promise<void>;
}

/** `ended` aborts when it is closed. */
export const runUnderLease = (
  leases: Leases,
  name: string,
  work: (lease: Lease, ended: AbortSignal) => Promise<void>,
): RunningWorkflow => {
  const ended = new AbortController();
  const working = leases.hold(`workflow:${name}`, (lease) => work(lease, ended.signal), ended.signal);
  return {
    close: async () => {
      ended.abort();
      await working;
    },
  };
};

/** The log is polled, because an empty poll is cheap and needs no watchdog. */
const longestMs = 15_000;

export const runWorkflow = <E extends DomainEvent, Reaction>(
  engines: FollowerEngines & Pick<Engines, 'leases'>,
  log: Log,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): RunningWorkflow => {
  const work = async (lease: Lease) => {
    const { poll } = follower(engines, log, workflow, perform);
    const goOn = () => !lease.signal.aborted && lease.holds();
    let wait = workflow.everyMs;
    let failures = 0;
    while (await pause(wait, lease.signal)) {
      wait = await poll(goOn).then(
        (early = 0) => {
          failures = 0;
          return Math.max(workflow.everyMs, early);
        },
        (err: unknown) => {
          log.error({ err, workflow: workflow.name }, 'workflow failed, going on where it stands');
          failures += 1;
          return backoffMs({ firstMs: workflow.everyMs * 2, longestMs }, failures);
        },
      );
    }
  };
  return runUnderLease(engines.leases, workflow.name, work);
};
