import { type EventMark, markOf } from '@maru/platform/event-store/checkpoint';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import type { Attempt } from './attempt.ts';
import type { WaitingEntry, WaitingThings } from './waiting-things.ts';
import type { ReportedCause, WorkflowReports } from './workflow-reports.ts';
import type { Workflow } from './workflow.ts';

/** Where so many fail one after another it is not their own fault, and each may cost a time-out. */
const mostInRow = 3;
/** What fails less often mends itself: nobody needs to look. */
const failuresToReport = 3;

export interface SetAsideParts {
  readonly events: Pick<EventStore, 'eventAt'>;
  readonly log: Pick<Log, 'warn'>;
  readonly reports: Pick<WorkflowReports, 'setAside' | 'done'>;
  readonly workflow: string;
  readonly attempt: Attempt;
}

const failures = ({ log, reports, workflow }: SetAsideParts) => {
  let inRow = 0;
  return {
    end: () => {
      inRow = 0;
    },
    areTooMany: () => inRow >= mostInRow,
    add: async ({ failures: count }: WaitingEntry, cause: ReportedCause, error: unknown) => {
      inRow += 1;
      log.warn({ err: error, workflow, stream: cause.stream, event: cause.id }, 'a reaction waits, others go on');
      if (count >= failuresToReport) await reports.setAside(cause, error);
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

const retrying = (
  { events, reports, attempt }: SetAsideParts,
  waiting: WaitingThings,
  changed: () => void,
  failed: ReturnType<typeof failures>,
) => {
  const fail = async (entry: WaitingEntry, cause: ReportedCause, error: unknown): Promise<void> => {
    waiting.fail(entry);
    changed();
    await failed.add(entry, cause, error);
  };
  /** True where the first cause of an entry is done. */
  const retryFirst = async (entry: WaitingEntry, cause: RecordedEvent, goOn: () => boolean): Promise<boolean> => {
    const outcome = await attempt(cause, goOn);
    if (outcome.kind === 'early') waiting.postpone(entry, outcome.ms);
    if (outcome.kind !== 'failed') return outcome.kind === 'done';
    await fail(entry, cause, outcome.error);
    return false;
  };
  const retry = async (entry: WaitingEntry, goOn: () => boolean): Promise<void> => {
    for (let [first] = entry.causes; first && goOn(); [first] = entry.causes) {
      const cause = await events.eventAt(first.position);
      if (cause?.id !== first.id)
        return fail(entry, goneCause(entry, first), new Error('its event is gone from the log'));
      if (!(await retryFirst(entry, cause, goOn))) return;
      failed.end();
      await reports.done(first);
      waiting.advance(entry);
      changed();
    }
  };
  return retry;
};

/** What cannot be done waits by itself; `changed` is told of whatever a restart has to know. */
export const settingAside = (parts: SetAsideParts, waiting: WaitingThings, changed: () => void) => {
  const failed = failures(parts);
  const retry = retrying(parts, waiting, changed, failed);

  return {
    /** Something was done, or a new poll begins. */
    endFailures: failed.end,
    /** Where so many fail one after another whoever tries goes no further. */
    areTooMany: failed.areTooMany,
    add: async (key: string, cause: RecordedEvent, error: unknown) => {
      const entry = waiting.add(key, markOf(cause));
      changed();
      await failed.add(entry, cause, error);
    },
    putBehind: (entry: WaitingEntry, cause: RecordedEvent, waits: Workflow<never, never>['waits']) => {
      if (waits === 'state') waiting.queueNewest(entry, markOf(cause));
      else waiting.queue(entry, markOf(cause));
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
