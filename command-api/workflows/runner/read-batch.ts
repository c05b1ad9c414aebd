import { Rejected } from '@maru/contracts/kernel/rejections';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Attempt, Outcome } from './attempt.ts';
import type { DecisionReader } from './decisions.ts';
import type { LogProgress } from './log-progress.ts';
import type { settingAside } from './set-aside.ts';
import type { WaitingThings } from './waiting-things.ts';
import type { Waits } from './workflow.ts';
import type { WorkflowReports } from './workflow-reports.ts';

export interface ReaderParts {
  readonly waits: Waits;
  /** Whether nothing follows from events of a type, also of one that is damaged. */
  readonly ignores: (type: string) => boolean;
  /** Whether anything follows from an event. */
  readonly concerns: (event: RecordedEvent) => boolean;
  readonly attempt: Attempt;
  readonly reports: Pick<WorkflowReports, 'isGivenUp'>;
  readonly waiting: WaitingThings;
  readonly aside: ReturnType<typeof settingAside>;
  readonly decisions: DecisionReader;
  readonly progress: LogProgress;
}

/** What waits behind what. */
const keyOf = (waits: Waits, { id, stream }: RecordedEvent) => (waits === 'event' ? id : stream);

const asMuch = 'as much waits behind others as the list takes';

/** `passed`: nothing was to be done about it now. */
type Handled = Outcome | { readonly kind: 'passed' };
const passed: Handled = { kind: 'passed' };

const eventHandler = ({ waits, waiting, reports, attempt, aside, decisions, ...parts }: ReaderParts) => {
  const react = async (event: RecordedEvent, goOn: () => boolean): Promise<Handled> => {
    const before = waiting.get(keyOf(waits, event));
    if (before) {
      if (waits !== 'state' && waiting.isFullOfCauses()) return { kind: 'failed', error: new Error(asMuch) };
      aside.putBehind(before, event, waits);
      return passed;
    }
    const isGivenUp = await reports.isGivenUp(event);
    if (isGivenUp === undefined) return { kind: 'failed', error: new Rejected('stream_damaged') };
    return isGivenUp ? passed : attempt(event, goOn);
  };
  return async (event: RecordedEvent, goOn: () => boolean): Promise<Handled> => {
    if (event.fault === 'foreign') return passed;
    if (decisions.isDecision(event)) {
      decisions.take(event);
      return passed;
    }
    // What a damaged event was to lead to is not known, so it waits for a person.
    const isOurs = event.fault === 'damaged' ? !parts.ignores(event.type) : parts.concerns(event);
    return isOurs ? react(event, goOn) : passed;
  };
};

/** Answers whether to go on. What can neither be done nor wait is not passed: the log waits with it. */
const passing = ({ waits, waiting, aside, progress }: ReaderParts) => {
  const canWait = (kind: 'early' | 'failed') => !waiting.isFull() && (kind === 'failed' || waits === 'event');
  return async (event: RecordedEvent, handled: Handled): Promise<boolean> => {
    if (handled.kind === 'stopped') return false;
    if ((handled.kind === 'early' || handled.kind === 'failed') && !canWait(handled.kind)) return false;
    progress.pass(event);
    if (handled.kind === 'done') aside.endFailures();
    if (handled.kind === 'early') aside.postpone(keyOf(waits, event), event, handled.ms);
    if (handled.kind === 'failed') await aside.add(keyOf(waits, event), event, handled.error);
    return !aside.areTooMany();
  };
};

/** Reads what is new; answers the outcome with which nobody goes on now. */
export const batchReader = (parts: ReaderParts) => {
  const { progress } = parts;
  const [handle, pass] = [eventHandler(parts), passing(parts)];
  return async ({ events, position }: EventBatch, goOn: () => boolean): Promise<Handled | undefined> => {
    for (const event of events) {
      const handled = await handle(event, goOn);
      if (!(await pass(event, handled))) return handled;
    }
    progress.move(position);
    await progress.keep();
    return goOn() ? undefined : { kind: 'stopped' };
  };
};
