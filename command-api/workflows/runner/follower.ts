import type { DomainEvent } from '@maru/contracts/kernel/message';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { attempting, type Outcome, reactionsOf } from './attempt.ts';
import { beginning } from './beginning.ts';
import { checkpointsOf } from './checkpoint.view.ts';
import { logProgress } from './log-progress.ts';
import { batchReader } from './read-batch.ts';
import { settingAside } from './set-aside.ts';
import { waitingThings } from './waiting-things.ts';
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
}

const openState = async <E extends DomainEvent, Reaction>(
  { engines: { events, views }, log, reports, fence = 0, now = () => performance.now() }: FollowerParts,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
) => {
  const { name, version, waits } = workflow;
  const checkpoints = checkpointsOf(views, name, fence);
  const begun = await beginning({ events, checkpoints, reports, version });
  const waiting = waitingThings(begun.waiting, now);
  const progress = logProgress(checkpoints, begun, waiting.stored, now);
  const attempt = attempting(workflow, perform);
  const aside = settingAside({ events, log, reports, workflow: name, attempt }, waiting, progress.change);
  const reactions = reactionsOf(workflow);
  const read = batchReader({
    workflow: name,
    waits,
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
  let state: Awaited<ReturnType<typeof openState>> | undefined;
  const prefixes = [...workflow.streams, reactionStream('')];

  const pollOnce = async ({ progress, aside, read }: NonNullable<typeof state>, goOn: () => boolean) => {
    let end: Outcome | undefined;
    for await (const batch of parts.engines.events.readAll({ after: progress.position(), prefixes })) {
      end = await read(batch, goOn);
      if (end) break;
    }
    await aside.retryDue(goOn);
    return end?.kind === 'early' ? end.ms : undefined;
  };
  return {
    poll: async (goOn) => {
      const now = (state ??= await openState(parts, workflow, perform));
      now.aside.endFailures();
      try {
        return await pollOnce(now, goOn);
      } finally {
        await now.progress.keep();
      }
    },
    waiting: () => state?.waiting.count() ?? 0,
  };
};
