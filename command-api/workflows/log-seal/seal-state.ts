import { divergesFrom } from '@maru/platform/event-store/checkpoint';
import type { Engines } from '@maru/platform/engines/engines';
import { leafOf } from '@maru/platform/event-store/hash-chain';
import { hasGoodSignature, isSigned } from '@maru/platform/event-store/seal-signature';
import type { Log } from '@maru/platform/log/logger';
import { countOf, findLastSeal, keyBehind, type LastSeal } from './last-seal.ts';
import { noProgress, type Progress, sealedUpTo } from './progress.ts';
import type { SealKeys } from './seal-keys.ts';
import type { SealMetrics } from './seal-metrics.ts';
import { forgetCheckpoint, loadCheckpoint, saveCheckpoint } from './seal.view.ts';

export type SealEngines = Pick<Engines, 'events' | 'views' | 'clock'>;

export interface SealTools {
  readonly log: Log;
  readonly keys: SealKeys;
  readonly metrics: SealMetrics;
}

export interface SealState {
  readonly progress: Progress;
  readonly last: LastSeal;
  readonly checkpointCount: number;
}

export const loadSealState = async (engines: SealEngines, { log, keys, metrics }: SealTools): Promise<SealState> => {
  const { events, views } = engines;
  const stored = await loadCheckpoint(views);
  const isOther = await divergesFrom(events, stored.progress);
  if (isOther) {
    metrics.diverged.inc();
    log.error(
      { position: stored.progress.position },
      'the log is not the one that was read so far, going on from its newest seal: run npm run verify',
    );
    await forgetCheckpoint(views);
  }
  const last = await findLastSeal(events, isOther ? 0 : stored.revision);
  const isUsable = !isOther && stored.progress.event !== undefined;
  const progress = isUsable ? stored.progress : await progressAt(engines, last, keys);
  return { progress: sealedUpTo(progress, countOf(last)), last, checkpointCount: progress.count };
};

/** What a seal of ours covers need not be read again where its last event is still in its place. */
const progressAt = async ({ events }: SealEngines, last: LastSeal, keys: SealKeys): Promise<Progress> => {
  const { seal } = last;
  if (seal === undefined || !isSigned(seal) || !hasGoodSignature(seal)) return noProgress;
  if (![keys.current.key, keys.old?.key].includes(keyBehind(last))) return noProgress;
  const head = await events.eventAt(seal.position);
  if (head === undefined || leafOf(head) !== seal.head) return noProgress;
  const event = { position: head.position, id: head.id, hash: head.meta.hash };
  return { position: seal.position, event, count: seal.count, hash: seal.hash, unsealed: 0, since: null };
};

export const saveSealState = async ({ views }: SealEngines, { progress, last }: SealState): Promise<SealState> => {
  await saveCheckpoint(views, { progress, revision: last.end === 'none' ? 0 : last.end.revision });
  return { progress, last, checkpointCount: progress.count };
};
