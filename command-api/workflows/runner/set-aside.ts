import { markOf } from '@maru/platform/event-store/checkpoint';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import type { Attempt } from './attempt.ts';
import type { WaitingEntry, WaitingThings } from './waiting-things.ts';
import type { WorkflowReports } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

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

/** Throws the error of the last failure where too many came one after another. */
const failures = ({ log, reports, workflow }: SetAsideParts) => {
  let inRow = 0;
  return {
    end: () => {
      inRow = 0;
    },
    add: async ({ failures: count }: WaitingEntry, { stream, id, ...cause }: RecordedEvent, error: unknown) => {
      inRow += 1;
      log.warn({ err: error, workflow, stream, event: id }, 'a reaction waits, others go on');
      if (count >= failuresToReport) await reports.setAside({ ...cause, stream, id }, error);
      if (inRow >= mostInRow) throw error;
    },
  };
};

/** What cannot be done waits by itself; `changed` is told of whatever a restart has to know. */
export const settingAside = (parts: SetAsideParts, waiting: WaitingThings, changed: () => void) => {
  const { events, reports, attempt } = parts;
  const failed = failures(parts);

  /** True where the first cause of an entry is done. */
  const retryFirst = async (entry: WaitingEntry, cause: RecordedEvent, goOn: () => boolean): Promise<boolean> => {
    const outcome = await attempt(cause, goOn);
    if (outcome.kind === 'early') waiting.postpone(entry, outcome.ms);
    if (outcome.kind !== 'failed') return outcome.kind === 'done';
    waiting.fail(entry);
    changed();
    await failed.add(entry, cause, outcome.error);
    return false;
  };
  const retry = async (entry: WaitingEntry, goOn: () => boolean): Promise<void> => {
    for (let [first] = entry.causes; first && goOn(); [first] = entry.causes) {
      const cause = await events.eventAt(first.position);
      if (cause?.id !== first.id) throw new WorkflowStop('diverged');
      if (!(await retryFirst(entry, cause, goOn))) return;
      failed.end();
      await reports.done(first);
      waiting.advance(entry);
      changed();
    }
  };
  return {
    /** Something was done, or a new poll begins. */
    endFailures: failed.end,
    add: async (key: string, cause: RecordedEvent, error: unknown) => {
      if (waiting.isFull()) throw error;
      const entry = waiting.add(key, markOf(cause));
      changed();
      await failed.add(entry, cause, error);
    },
    /** Whether others of its thing wait, behind which it is put. */
    isBehind: (key: string, cause: RecordedEvent): boolean => {
      const entry = waiting.get(key);
      if (!entry) return false;
      waiting.queue(entry, markOf(cause));
      changed();
      return true;
    },
    retryDue: async (goOn: () => boolean) => {
      for (const entry of waiting.due()) await retry(entry, goOn);
    },
  };
};
