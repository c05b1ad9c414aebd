import { sealProgressId, sealProgressView } from '@maru/contracts/kernel/seal.views';
import type { EventMark } from '@maru/platform/event-store/checkpoint';
import type { Document, ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';
import { noProgress, type Progress } from './progress.ts';

interface SealDocument extends Document, Omit<Progress, 'position' | 'event'> {
  readonly event: EventMark | null;
  /** Newer seals may have come. */
  readonly revision: number;
}

export interface SealCheckpoint {
  readonly progress: Progress;
  readonly revision: number;
}

export const sealView: ViewDefinition = { ...sealProgressView, fields: {}, indexes: [] };
const { name, version } = sealView;
const id = sealProgressId;

export const loadCheckpoint = async (views: ViewStore): Promise<SealCheckpoint> => {
  await views.define(sealView);
  const stored = await views.version(name, version).get<SealDocument>(id);
  if (!stored) return { progress: noProgress, revision: 0 };
  // An older program has noted no lost hash.
  const { count, hash, unsealed, since, revision, event, hasLostHash = false } = stored.doc;
  const progress = { position: stored.position, count, hash, unsealed, since, hasLostHash };
  return { progress: event === null ? progress : { ...progress, event }, revision };
};

/** An older checkpoint only means reading more again. */
export const saveCheckpoint = (views: ViewStore, { progress, revision }: SealCheckpoint): Promise<void> => {
  const { position, event = null, ...rest } = progress;
  const doc: SealDocument = { id, ...rest, event, revision };
  return views.write(name, version, [{ id, doc, position }], position);
};

export const forgetCheckpoint = async (views: ViewStore): Promise<void> => {
  await views.drop(name, version);
  await views.define(sealView);
};
