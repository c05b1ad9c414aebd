import type { DomainEvent } from '@maru/contracts/kernel/message';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { divergesFrom } from '@maru/platform/event-store/checkpoint';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { attempting, isIgnored, type Outcome, reactionsOf } from './attempt.ts';
import { beginning } from './beginning.ts';
import { checkpointsOf } from './checkpoint.view.ts';
import { logProgress } from './log-progress.ts';
import { batchReader } from './read-batch.ts';
import { settingAside } from './set-aside.ts';
import { type WaitingLimits, waitingThings } from './waiting-things.ts';
import type { Perform, Workflow } from './workflow.ts';
import type { WorkflowReports } from './workflow-reports.ts';

/** A poll that throws goes on at the event it threw at; after a `WorkflowStop` another copy, or nobody, goes on. */
export interface Follower {
  /** Answers the ms until the next look, when known. */
  poll(goOn: () => boolean): Promise<number | undefined>;
  /** How many things wait because a reaction could not be done. */
  waiting(): number;
}

export interface FollowerParts {
  readonly engines: Pick<Engines, 'events' | 'views'>;
  readonly log: Pick<Log, 'warn'>;
  readonly reports: WorkflowReports;
  /** The token of the lease. */
  readonly fence?: number;
  /** Monotonic ms. */
  readonly now?: () => number;
  readonly limits?: WaitingLimits | undefined;
}

const openState = async <E extends DomainEvent, Reaction>(
  { engines: { events, views }, log, reports, fence = 0, now = () => performance.now(), limits }: FollowerParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
) => {
  const { name, version, waits } = workflow;
  const checkpoints = checkpointsOf(views, name, fence);
  const begun = await beginning({ events, checkpoints, reports, version });
  const waiting = waitingThings(begun.waiting, now, limits);
  const progress = logProgress(checkpoints, begun, waiting.stored, now);
  const attempt = attempting(workflow, perform);
  const aside = settingAside({ events, log, reports, workflow: name, attempt }, waiting, progress.change);
  const reactions = reactionsOf(workflow);
  const read = batchReader({
    workflow: name,
    waits,
    ignores: (type) => isIgnored(workflow, type),
    concerns: (event) => reactions(event).length > 0,
    attempt,
    reports,
    waiting,
    aside,
    progress,
  });
  return { waiting, progress, aside, read };
};

export const follower = <E extends DomainEvent, Reaction>(
  parts: FollowerParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): Follower => {
  let [state, isDoubted]: [Awaited<ReturnType<typeof openState>> | undefined, boolean] = [undefined, false];
  const prefixes = [...workflow.streams, reactionStream('')];

  const pollOnce = async ({ progress, aside, read }: NonNullable<typeof state>, goOn: () => boolean) => {
    let end: Outcome | undefined;
    for await (const batch of parts.engines.events.readAll({ after: progress.position(), prefixes })) {
      end = await read(batch, goOn);
      if (end) break;
    }
    await aside.retryDue(goOn);
    if (end?.kind === 'failed') throw end.error;
    return end?.kind === 'early' ? end.ms : undefined;
  };
  /** A log is put back while it is away, so after a failure its event is looked at, too. */
  const isPutBack = async ({ progress }: NonNullable<typeof state>) =>
    isDoubted
      ? divergesFrom(parts.engines.events, progress.checkpoint())
      : (await parts.engines.events.head()) < progress.position();

  return {
    poll: async (goOn) => {
      if (state && (await isPutBack(state))) state = undefined;
      const now = (state ??= await openState(parts, workflow, perform));
      now.aside.endFailures();
      try {
        isDoubted = true;
        const ms = await pollOnce(now, goOn);
        isDoubted = false;
        return ms;
      } finally {
        await now.progress.keep();
      }
    },
    waiting: () => state?.waiting.count() ?? 0,
  };
};
