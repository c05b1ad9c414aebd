import { divergesFrom } from '@maru/platform/event-store/checkpoint';
import type { Engines } from '@maru/platform/engines/engines';
import type { Checkpoints, Progress } from './checkpoint.view.ts';
import type { WorkflowReports } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

interface Parts {
  readonly events: Engines['events'];
  readonly checkpoints: Checkpoints;
  readonly reports: Pick<WorkflowReports, 'resumes'>;
  readonly version: number;
}

/**
 * Where a copy goes on. A checkpoint of another log, or of a newer copy, stops it until a person says otherwise: then it
 * begins at the start of the log, whose reactions are known by what they did, or goes on in place of the newer copy.
 */
export const beginning = async ({ events, checkpoints, reports, version }: Parts): Promise<Progress> => {
  const stored = await checkpoints.load();
  if (!stored) return { position: 0, version, resumes: await reports.resumes(), waiting: [] };
  const known = { ...stored, position: positionOf(stored) };
  const isDiverged = await divergesFrom(events, stored);
  if (!isDiverged && stored.version <= version) return { ...known, version };
  const resumes = await reports.resumes();
  if (resumes <= stored.resumes) throw new WorkflowStop(isDiverged ? 'diverged' : 'newerVersion');
  if (!isDiverged) return { ...known, version, resumes };
  await checkpoints.forget();
  return { position: 0, version, resumes, waiting: [] };
};

/** In a log that was put back and has grown again, its own events may stand behind the newest one it was given. */
const positionOf = ({ event, position }: Progress): number => event?.position ?? position;
