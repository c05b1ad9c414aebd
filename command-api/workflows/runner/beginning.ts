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
  const first: Progress = { position: 0, version, waiting: [] };
  const stored = await checkpoints.load();
  if (!stored) return first;
  const reason = await reasonToStop(events, stored, version);
  const stop = reason && new WorkflowStop(reason, { checkpoint: nameOf(stored) });
  if (stop && !(await reports.isResumed(stop))) throw stop;
  if (reason === 'diverged') {
    await checkpoints.forget();
    return first;
  }
  const progress = { ...upToItsEvent(stored), ...(stored.ahead && { ahead: upToItsEvent(stored.ahead) }), version };
  // The next start is not to ask for what a person has allowed once.
  if (reason) await checkpoints.save(progress);
  return progress;
};

const reasonToStop = async (events: Engines['events'], stored: Progress, version: number) => {
  if (await isOfAnotherLog(events, stored)) return 'diverged';
  return stored.version > version ? 'newerVersion' : undefined;
};

/** Both where the log was read up to, and where decisions were. */
export const isOfAnotherLog = async (events: Engines['events'], progress: Progress): Promise<boolean> =>
  (await divergesFrom(events, progress)) || (progress.ahead !== undefined && divergesFrom(events, progress.ahead));

/** Tells one stop from another: an older log that is put back knows no resume that is about this one. */
const nameOf = ({ event, position }: Checkpoint): string => event?.id ?? String(position);

/** In a log that was put back and has grown again, its own events may stand behind the newest one it was given. */
const upToItsEvent = <C extends Checkpoint>(checkpoint: C): C => ({
  ...checkpoint,
  position: checkpoint.event?.position ?? checkpoint.position,
});
