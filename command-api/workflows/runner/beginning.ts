import { type Checkpoint, divergesFrom } from '@maru/platform/event-store/checkpoint';
import type { Engines } from '@maru/platform/engines/engines';
import type { Checkpoints, Progress } from './checkpoint.view.ts';
import type { WorkflowReports } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

interface Parts {
  readonly events: Engines['events'];
  readonly checkpoints: Checkpoints;
  readonly reports: Pick<WorkflowReports, 'isResumed'>;
  readonly version: number;
}

/**
 * Where a copy goes on. A checkpoint of another log, or of a newer copy, stops it until a person says otherwise: then it
 * begins at the start of the log, whose reactions are known by what they did, or goes on in place of the newer copy.
 */
export const beginning = async ({ events, checkpoints, reports, version }: Parts): Promise<Progress> => {
  const stored = await checkpoints.load();
  if (!stored) return { position: 0, version, waiting: [] };
  const isDiverged = await isOfAnotherLog(events, stored);
  if (isDiverged || stored.version > version) {
    const stop = new WorkflowStop(isDiverged ? 'diverged' : 'newerVersion', { checkpoint: nameOf(stored) });
    if (!(await reports.isResumed(stop))) throw stop;
  }
  if (!isDiverged) {
    const ahead = stored.ahead && { ahead: { ...stored.ahead, position: positionOf(stored.ahead) } };
    return { ...stored, ...ahead, position: positionOf(stored), version };
  }
  await checkpoints.forget();
  return { position: 0, version, waiting: [] };
};

/** Both where the log was read up to, and where decisions were. */
export const isOfAnotherLog = async (events: Engines['events'], progress: Progress): Promise<boolean> =>
  (await divergesFrom(events, progress)) || (progress.ahead !== undefined && divergesFrom(events, progress.ahead));

/** Tells one stop from another: an older log that is put back knows no resume that is about this one. */
const nameOf = ({ event, position }: Checkpoint): string => event?.id ?? String(position);

/** In a log that was put back and has grown again, its own events may stand behind the newest one it was given. */
const positionOf = ({ event, position }: Checkpoint): number => event?.position ?? position;
