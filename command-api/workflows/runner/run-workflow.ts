import type { Closable } from '@maru/platform/engines/engines';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { backoffMs } from '@maru/platform/clock/backoff';
import { pause } from '@maru/platform/clock/pause';
import type { Lease } from '@maru/platform/lease/lease';
import type { Setting } from '@maru/platform/service/service';
import type { Load } from '../../pipeline/aggregate.ts';
import type { Send } from '../../pipeline/send.ts';
import { follower } from './follower.ts';
import { isHeld, runUntilClosed } from './run-under-lease.ts';
import type { Perform, Workflow } from './workflow.ts';
import { type WorkflowMetrics, workflowMetrics } from './workflow-metrics.ts';
import { workflowReports } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

/** The log is polled, because an empty poll is cheap and needs no watchdog. */
const longestMs = 15_000;
const usualStandByMs = 10_000;

export interface WorkflowParts extends Pick<Setting, 'log' | 'metrics'> {
  readonly engines: Pick<Setting['engines'], 'events' | 'views' | 'leases'>;
  /** In the name of the workflow. */
  readonly commands: { readonly load: Load; readonly send: Send };
  /** So long a copy that must not go on leaves the lease to others, ms. */
  readonly standByMs?: number;
}

/** One term under the lease; `stopped` where this copy must not go on. */
const serveTerm = async <E extends DomainEvent, Reaction>(
  { engines, log, commands, measured }: Omit<WorkflowParts, 'metrics'> & { readonly measured: WorkflowMetrics },
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
  lease: Lease,
): Promise<'stopped' | undefined> => {
  const { name, everyMs } = workflow;
  const reports = workflowReports(commands, name);
  const following = follower({ engines, log, reports, measured, fence: lease.token }, workflow, perform);
  const goOn = isHeld(lease);
  let [wait, failures, isStarted] = [everyMs, 0, false];
  const poll = async () => {
    await following.poll(goOn);
    if (!isStarted) await reports.started();
    [isStarted, failures] = [true, 0];
    measured.stopped(undefined);
    return everyMs;
  };
  const fail = async (err: unknown): Promise<number | 'stopped'> => {
    if (!(err instanceof WorkflowStop)) {
      log.error({ err, workflow: name }, 'workflow failed, going on where it stands');
      failures += 1;
      return backoffMs({ firstMs: everyMs * 2, longestMs }, failures);
    }
    measured.stopped(err.reason);
    log.error({ workflow: name, reason: err.reason, type: err.type }, 'workflow stopped: look at /adm/system');
    // While the lease is held, so that whoever goes on afterwards says so.
    await reports.stopped(err).catch((cause: unknown) => log.warn({ err: cause }, 'a stop was not recorded'));
    return 'stopped';
  };
  while (await pause(wait, lease.signal)) {
    const next = await poll().catch(fail);
    measured.waiting(following.waiting());
    if (next === 'stopped') return next;
    wait = next;
  }
  return undefined;
};

export const runWorkflow = <E extends DomainEvent, Reaction>(
  parts: WorkflowParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): Closable => {
  const { leases } = parts.engines;
  const { log, standByMs = usualStandByMs } = parts;
  const [lease, measured] = [`workflow:${workflow.name}`, workflowMetrics(parts.metrics, workflow.name)];
  /** Whatever it stopped at, a copy is not asked while another runs the workflow. */
  const watch = async (signal: AbortSignal) => {
    while (await pause(standByMs, signal)) {
      const isElsewhere = await leases.held(lease).catch((err: unknown) => log.warn({ err }, 'a lease was not read'));
      if (isElsewhere === true && !signal.aborted) measured.stopped(undefined);
    }
  };
  const term = async (ended: AbortSignal) => {
    let end: 'stopped' | undefined;
    const begun = new AbortController();
    const work = async (own: Lease) => {
      begun.abort();
      end = await serveTerm({ ...parts, measured }, workflow, perform, own);
    };
    const watching = watch(AbortSignal.any([ended, begun.signal]));
    await leases.hold(lease, work, ended);
    begun.abort();
    await watching;
    measured.waiting(0);
    return end;
  };
  return runUntilClosed(async (ended) => {
    while ((await term(ended)) === 'stopped' && (await pause(standByMs, ended)));
  });
};
