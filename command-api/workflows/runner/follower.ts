import type { DomainEvent } from '@maru/contracts/kernel/message';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { attempting, isIgnored, reactionsOf } from './attempt.ts';
import { beginning, isOfAnotherLog } from './beginning.ts';
import { checkpointsOf } from './checkpoint.view.ts';
import { decisionReader } from './decisions.ts';
import { logProgress } from './log-progress.ts';
import { batchReader } from './read-batch.ts';
import { settingAside } from './set-aside.ts';
import { type WaitingLimits, waitingThings } from './waiting-things.ts';
import type { Perform, Workflow } from './workflow.ts';
import type { WorkflowMetrics } from './workflow-metrics.ts';
import type { WorkflowReports } from './workflow-reports.ts';

export interface Follower {
  /**
   * Does what follows from new events and tries what waits. When it throws, the next one goes on where this one stopped;
   * after a `WorkflowStop` it throws the same again until a newer copy or a person mends that.
   */
  poll(goOn: () => boolean): Promise<void>;
  /** How many things wait because a reaction could not be done. */
  waiting(): number;
}

export interface FollowerParts {
  readonly engines: Pick<Engines, 'events' | 'views'>;
  readonly log: Pick<Log, 'warn'>;
  readonly reports: WorkflowReports;
  readonly measured?: Pick<WorkflowMetrics, 'failed'>;
  /** The token of the lease. */
  readonly fence?: number;
  /** Monotonic ms. */
  readonly now?: () => number;
  readonly limits?: WaitingLimits | undefined;
}

const unmeasured = { failed: () => undefined };

/** What a copy knows of where it stands, as it is stored. */
const openState = async <E extends DomainEvent, Reaction>(
  parts: FollowerParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
) => {
  const { engines, log, reports, measured = unmeasured, fence = 0, now = () => performance.now(), limits } = parts;
  const { events, views } = engines;
  const { name, version, waits } = workflow;
  const checkpoints = checkpointsOf(views, name, fence);
  const begun = await beginning({ events, checkpoints, reports, version });
  const waiting = waitingThings(begun.waiting, now, limits);
  const progress = logProgress(checkpoints, begun, waiting.stored, now);
  const attempt = attempting(workflow, perform);
  const aside = settingAside({ events, log, reports, measured, workflow: name, attempt }, waiting, progress.change);
  const decisions = decisionReader({ events, workflow: name, waiting, progress });
  const reactions = reactionsOf(workflow);
  const read = batchReader({
    waits,
    ignores: (type) => isIgnored(workflow, type),
    concerns: (event) => reactions(event).length > 0,
    attempt,
    reports,
    waiting,
    aside,
    decisions,
    progress,
  });
  return { waiting, progress, aside, decisions, read };
};
type State = Awaited<ReturnType<typeof openState>>;

/** Follows the log for one workflow, from its checkpoint, one event after the other. */
export const follower = <E extends DomainEvent, Reaction>(
  parts: FollowerParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): Follower => {
  const { events } = parts.engines;
  let [state, isDoubted]: [State | undefined, boolean] = [undefined, false];
  const prefixes = [...workflow.streams, reactionStream('')];

  const readNew = async ({ progress, read }: State, goOn: () => boolean) => {
    for await (const batch of events.readAll({ after: progress.position(), prefixes })) {
      const end = await read(batch, goOn);
      if (end) return end;
    }
    return undefined;
  };
  const pollOnce = async (now: State, goOn: () => boolean) => {
    const end = await readNew(now, goOn);
    if (end && goOn()) await now.decisions.hearAhead();
    await now.aside.retryDue(goOn);
    if (end?.kind === 'failed') throw end.error;
  };
  /** A log is put back while it is away, so after a failure its events are looked at, too. */
  const isPutBack = async ({ progress }: State) =>
    isDoubted ? isOfAnotherLog(events, progress.now()) : (await events.head()) < progress.heard();

  return {
    poll: async (goOn) => {
      if (state && (await isPutBack(state))) state = undefined;
      const now = (state ??= await openState(parts, workflow, perform));
      now.aside.endFailures();
      try {
        isDoubted = true;
        await pollOnce(now, goOn);
        isDoubted = false;
      } finally {
        await now.progress.keep();
      }
    },
    waiting: () => state?.waiting.count() ?? 0,
  };
};
