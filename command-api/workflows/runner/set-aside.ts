import { type EventMark, markOf } from '@maru/platform/event-store/checkpoint';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import type { Attempt } from './attempt.ts';
import type { WaitingEntry, WaitingThings } from './waiting-things.ts';
import { EventGone, reasonOf } from './failure-reason.ts';
import type { WorkflowMetrics } from './workflow-metrics.ts';
import type { ReportedCause, WorkflowReports } from './workflow-reports.ts';
import type { Waits } from './workflow.ts';

/** Where so many fail one after another it is not their own fault, and each may cost a time-out. */
const mostInRow = 3;
/** What fails less often mends itself: nobody needs to look. */
const failuresToReport = 3;

export interface SetAsideParts {
  readonly events: Pick<EventStore, 'eventAt'>;
  readonly log: Pick<Log, 'warn'>;
  readonly reports: Pick<WorkflowReports, 'setAside' | 'done'>;
  readonly measured: Pick<WorkflowMetrics, 'failed'>;
  readonly workflow: string;
  readonly attempt: Attempt;
}

const failures = ({ log, reports, measured, workflow }: SetAsideParts) => {
  let inRow = 0;
  return {
    end: () => {
      inRow = 0;
    },
    areTooMany: () => inRow >= mostInRow,
    add: async ({ failures: count, reported }: WaitingEntry, cause: ReportedCause, error: unknown) => {
      const reason = reasonOf(error);
      inRow += 1;
      measured.failed(reason);
      log.warn({ err: error, workflow, stream: cause.stream, event: cause.id }, 'a reaction waits, others go on');
      // However often reasons take turns, each is an event once.
      if (count < failuresToReport || reported.has(reason)) return;
      await reports.setAside(cause, reason);
      reported.add(reason);
    },
  };
};

/** All that is still known of a cause whose event was taken out of the log. */
const goneCause = ({ key }: WaitingEntry, { id }: EventMark): ReportedCause => ({
  id,
  stream: key,
  revision: 0,
  type: 'unknown',
});

type Fail = (entry: WaitingEntry, cause: ReportedCause, error: unknown) => Promise<void>;
interface Retrying extends SetAsideParts {
  readonly waiting: WaitingThings;
  readonly fail: Fail;
  readonly advance: (entry: WaitingEntry) => void;
}

const retrying = ({ events, reports, attempt, waiting, fail, advance }: Retrying) => {
  /** True where the first cause of an entry is done. */
  const retryFirst = async (entry: WaitingEntry, cause: RecordedEvent, goOn: () => boolean): Promise<boolean> => {
    const outcome = await attempt(cause, goOn);
    if (outcome.kind === 'early') waiting.postpone(entry, outcome.ms);
    if (outcome.kind !== 'failed') return outcome.kind === 'done';
    await fail(entry, cause, outcome.error);
    return false;
  };
  return async (entry: WaitingEntry, goOn: () => boolean): Promise<void> => {
    for (let [first] = entry.causes; first && goOn(); [first] = entry.causes) {
      const cause = await events.eventAt(first.position);
      if (cause?.id !== first.id)
        return fail(entry, goneCause(entry, first), new EventGone('its event is gone from the log'));
      if (!(await retryFirst(entry, cause, goOn))) return;
      await reports.done(first);
      advance(entry);
    }
  };
};

/** What cannot be done waits by itself; `changed` is told of whatever a restart has to know. */
export const settingAside = (parts: SetAsideParts, waiting: WaitingThings, changed: () => void) => {
  const failed = failures(parts);
  const fail: Fail = async (entry, cause, error) => {
    waiting.fail(entry);
    changed();
    await failed.add(entry, cause, error);
  };
  const advance = (entry: WaitingEntry) => {
    failed.end();
    waiting.advance(entry);
    changed();
  };
  const retry = retrying({ ...parts, waiting, fail, advance });

  return {
    /** Something was done, or a new poll begins. */
    endFailures: failed.end,
    /** Where so many fail one after another whoever tries goes no further. */
    areTooMany: failed.areTooMany,
    add: async (key: string, cause: RecordedEvent, error: unknown) => {
      await fail(waiting.add(key, markOf(cause)), cause, error);
    },
    /** What came too early comes again by itself. */
    postpone: (key: string, cause: RecordedEvent, ms: number) => {
      waiting.postpone(waiting.add(key, markOf(cause)), ms);
      changed();
    },
    putBehind: (entry: WaitingEntry, cause: RecordedEvent, waits: Waits) => {
      waiting.queue(entry, markOf(cause), waits);
      changed();
    },
    retryDue: async (goOn: () => boolean) => {
      for (const entry of waiting.due()) {
        if (failed.areTooMany()) return;
        await retry(entry, goOn);
      }
    },
  };
};
