import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { findLastSeal, type LastSeal } from './last-seal.ts';
import { noProgress, type Progress, sealedUpTo } from './progress.ts';
import { forgetCheckpoint, loadCheckpoint, saveCheckpoint } from './seal.view.ts';

export type SealEngines = Pick<Engines, 'events' | 'views' | 'clock'>;

export interface SealState {
  readonly progress: Progress;
  readonly last: LastSeal;
  readonly checkpointCount: number;
}

export const loadSealState = async ({ events, views }: SealEngines, log: Log): Promise<SealState> => {
  const stored = await loadCheckpoint(views);
  const isCut = (await events.head()) < stored.progress.position;
  if (isCut) {
    log.error(
      { position: stored.progress.position },
      'the log ends before what was already read of it: run npm run verify',
    );
    await forgetCheckpoint(views);
  }
  const { progress, revision } = isCut ? { progress: noProgress, revision: 0 } : stored;
  const last = await findLastSeal(events, revision);
  return { progress: sealedUpTo(progress, last.count), last, checkpointCount: progress.count };
};

export const saveSealState = async ({ views }: SealEngines, { progress, last }: SealState): Promise<SealState> => {
  await saveCheckpoint(views, { progress, revision: last.end === 'none' ? 0 : last.end.revision });
  return { progress, last, checkpointCount: progress.count };
};
