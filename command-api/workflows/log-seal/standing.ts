import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { findLastSeal, type LastSeal } from './last-seal.ts';
import { noProgress, type Progress, sealedUpTo } from './progress.ts';
import { forgetCheckpoint, loadCheckpoint, saveCheckpoint } from './seal.view.ts';

export type SealEngines = Pick<Engines, 'events' | 'views' | 'clock'>;

export interface Standing {
  readonly progress: Progress;
  readonly last: LastSeal;
  readonly kept: number;
}

export const loadStanding = async ({ events, views }: SealEngines, log: Log): Promise<Standing> => {
  const stored = await loadCheckpoint(views);
  const cut = (await events.head()) < stored.progress.position;
  if (cut) {
    log.error(
      { position: stored.progress.position },
      'the log ends before what was already read of it: run npm run verify',
    );
    await forgetCheckpoint(views);
  }
  const { progress, revision } = cut ? { progress: noProgress, revision: 0 } : stored;
  const last = await findLastSeal(events, revision);
  return { progress: sealedUpTo(progress, last.count), last, kept: progress.count };
};

export const keepStanding = async ({ views }: SealEngines, { progress, last }: Standing): Promise<Standing> => {
  await saveCheckpoint(views, { progress, revision: last.end === 'none' ? 0 : last.end.revision });
  return { progress, last, kept: progress.count };
};
