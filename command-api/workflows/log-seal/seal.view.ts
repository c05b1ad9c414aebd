import type { Document, ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';
import { noProgress, type Progress } from './progress.ts';

interface SealDocument extends Document, Omit<Progress, 'position'> {
  /** Newer seals may have come. */
  readonly revision: number;
}

export interface Checkpoint {
  readonly progress: Progress;
  readonly revision: number;
}

export const sealView: ViewDefinition = { name: 'log-seal', version: 1, fields: {}, indexes: [] };
const { name, version } = sealView;
const id = 'log';

export const loadCheckpoint = async (views: ViewStore): Promise<Checkpoint> => {
  await views.define(sealView);
  const stored = await views.version(name, version).get<SealDocument>(id);
  if (!stored) return { progress: noProgress, revision: 0 };
  const { count, hash, unsealed, since, revision } = stored.doc;
  return { progress: { position: stored.position, count, hash, unsealed, since }, revision };
};

/** An older checkpoint only means reading more again. */
export const saveCheckpoint = (views: ViewStore, { progress, revision }: Checkpoint): Promise<void> => {
  const { position, ...rest } = progress;
  const doc: SealDocument = { id, ...rest, revision };
  return views.write(name, version, [{ id, doc, position }], position);
};

export const forgetCheckpoint = async (views: ViewStore): Promise<void> => {
  await views.drop(name, version);
  await views.define(sealView);
};
