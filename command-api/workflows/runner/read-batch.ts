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
  readonly waits: 'stream' | 'state' | 'event';
  /** Whether nothing follows from events of a type, also of one that is damaged. */
  readonly ignores: (type: string) => boolean;
  /** Whether anything follows from an event. */
  readonly concerns: (event: RecordedEvent) => boolean;
  readonly attempt: Attempt;
  readonly reports: Pick<WorkflowReports, 'isGivenUp'>;
  readonly waiting: WaitingThings;
  readonly aside: ReturnType<typeof settingAside>;
  readonly progress: LogProgress;
}

const asMuch = 'as much waits behind others as the list takes';

/** Reads what is new; answers the outcome with which nobody goes on now. */
export const batchReader = (parts: ReaderParts) => {
  const { attempt, aside, progress, reports } = parts;
  const keyOf = ({ id, stream }: RecordedEvent) => (parts.waits === 'event' ? id : stream);

  const react = async (event: RecordedEvent, goOn: () => boolean): Promise<Outcome | undefined> => {
    const before = parts.waiting.get(keyOf(event));
    if (before) {
      if (parts.waits !== 'state' && parts.waiting.isFullOfCauses())
        return { kind: 'failed', error: new Error(asMuch) };
      aside.putBehind(before, event, parts.waits);
      return undefined;
    }
    const isGivenUp = await reports.isGivenUp(event);
    if (isGivenUp === undefined) return { kind: 'failed', error: new Error('what was decided cannot be read') };
    return isGivenUp ? undefined : attempt(event, goOn);
  };
  const handle = async (event: RecordedEvent, goOn: () => boolean): Promise<Outcome | undefined> => {
    if (event.fault === 'foreign') return undefined;
    if (event.stream.startsWith(reactionStream(''))) {
      if (event.fault === undefined) takeDecision(parts.workflow, parts.waiting, event);
      return undefined;
    }
    // What a damaged event was to lead to is not known, so it waits for a person.
    const isOurs = event.fault === 'damaged' ? !parts.ignores(event.type) : parts.concerns(event);
    return isOurs ? react(event, goOn) : undefined;
  };
  /** Answers whether to go on. What can neither be done nor wait is not passed: the log waits with it. */
  const pass = async (event: RecordedEvent, outcome: Outcome | undefined): Promise<boolean> => {
    if (outcome?.kind === 'failed' && parts.waiting.isFull()) return false;
    progress.pass(event);
    if (outcome?.kind === 'done') aside.endFailures();
    if (outcome?.kind === 'failed') await aside.add(keyOf(event), event, outcome.error);
    return !aside.areTooMany();
  };

  return async ({ events, position }: EventBatch, goOn: () => boolean): Promise<Outcome | undefined> => {
    for (const event of events) {
      const outcome = await handle(event, goOn);
      if (outcome && (outcome.kind === 'stopped' || outcome.kind === 'early')) return outcome;
      if (!(await pass(event, outcome))) return outcome;
    }
    progress.move(position);
    await progress.keep();
    return goOn() ? undefined : { kind: 'stopped' };
  };
};
