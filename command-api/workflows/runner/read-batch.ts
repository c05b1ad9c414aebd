import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Attempt, Outcome } from './attempt.ts';
import { takeDecision } from './decisions.ts';
import type { LogProgress } from './log-progress.ts';
import type { settingAside } from './set-aside.ts';
import type { WaitingThings } from './waiting-things.ts';
import type { WorkflowReports } from './workflow-reports.ts';

export interface ReaderParts {
  readonly workflow: string;
  readonly waits: 'stream' | 'event';
  /** Whether anything follows from an event. */
  readonly concerns: (event: RecordedEvent) => boolean;
  readonly attempt: Attempt;
  readonly reports: Pick<WorkflowReports, 'isGivenUp'>;
  readonly waiting: WaitingThings;
  readonly aside: ReturnType<typeof settingAside>;
  readonly progress: LogProgress;
}

/** Reads what is new; answers the outcome with which nobody goes on now. */
export const batchReader = (parts: ReaderParts) => {
  const { attempt, aside, progress, reports } = parts;
  const keyOf = ({ id, stream }: RecordedEvent) => (parts.waits === 'event' ? id : stream);

  const react = async (event: RecordedEvent, goOn: () => boolean): Promise<Outcome | undefined> => {
    if (aside.isBehind(keyOf(event), event) || (await reports.isGivenUp(event))) return undefined;
    return attempt(event, goOn);
  };
  const handle = async (event: RecordedEvent, goOn: () => boolean): Promise<Outcome | undefined> => {
    if (event.fault === 'foreign') return undefined;
    if (event.stream.startsWith(reactionStream(''))) {
      takeDecision(parts.workflow, parts.waiting, event);
      return undefined;
    }
    // What a damaged event was to lead to is not known, so it waits for a person.
    return event.fault === 'damaged' || parts.concerns(event) ? react(event, goOn) : undefined;
  };
  const pass = async (event: RecordedEvent, outcome: Outcome | undefined) => {
    progress.pass(event);
    if (outcome?.kind === 'done') aside.endFailures();
    if (outcome?.kind === 'failed') await aside.add(keyOf(event), event, outcome.error);
  };

  return async ({ events, position }: EventBatch, goOn: () => boolean): Promise<Outcome | undefined> => {
    for (const event of events) {
      const outcome = await handle(event, goOn);
      if (outcome && (outcome.kind === 'stopped' || outcome.kind === 'early')) return outcome;
      await pass(event, outcome);
    }
    progress.move(position);
    await progress.keep();
    return goOn() ? undefined : { kind: 'stopped' };
  };
};
