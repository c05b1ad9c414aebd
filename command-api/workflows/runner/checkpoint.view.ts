import { workflowCheckpointId, workflowCheckpointView } from '@maru/contracts/kernel/workflow-checkpoint.views';
import type { Checkpoint, EventMark } from '@maru/platform/event-store/checkpoint';
import { type Document, UnknownView, type ViewDefinition, type ViewStore } from '@maru/platform/view-store/view-store';

/** What waits together: the first cause cannot be done, the others come after it. */
export interface WaitingThing {
  readonly key: string;
  readonly causes: readonly EventMark[];
  readonly failures: number;
}

/**
 * How far a workflow has come. `version` is of the copy that came so far; up to `ahead` it has heard what people decided,
 * where that is farther.
 */
export interface Progress extends Checkpoint {
  readonly version: number;
  readonly ahead?: Checkpoint;
  readonly waiting: readonly WaitingThing[];
}

/** An older one only means reading more again. */
export interface Checkpoints {
  load(): Promise<Progress | undefined>;
  save(progress: Progress): Promise<void>;
  forget(): Promise<void>;
}

interface CheckpointDocument extends Document {
  readonly progress: Progress;
}

const id = workflowCheckpointId;
/** Its document was nothing but its position. */
const firstFormat = 1;

/** `fence` is the token of the lease. */
export const checkpointsOf = (views: ViewStore, workflow: string, fence = 0): Checkpoints => {
  const view: ViewDefinition = { ...workflowCheckpointView(workflow), fields: {}, indexes: [] };
  const { name, version: format } = view;
  // What waits changes while the log stands still, so documents are counted, not placed by the log.
  let writes = 0;

  const loadFirstFormat = async (): Promise<Progress | undefined> => {
    if (!(await views.versions(name)).some(({ version }) => version === firstFormat)) return undefined;
    const position = (await views.version(name, firstFormat).get(id))?.position;
    return position === undefined ? undefined : { position, version: 0, waiting: [] };
  };
  const write = async (progress: Progress) => {
    const doc: CheckpointDocument = { id, progress };
    writes += 1;
    await views.write(name, format, [{ id, doc, position: writes }], progress.position, fence);
  };
  return {
    load: async () => {
      await views.define(view);
      const stored = await views.version(name, format).get<CheckpointDocument>(id);
      writes = stored?.position ?? 0;
      return stored ? stored.doc.progress : loadFirstFormat();
    },
    save: async (progress) => {
      try {
        await write(progress);
      } catch (error) {
        // The views may have been damaged and begun anew.
        if (!(error instanceof UnknownView)) throw error;
        await views.define(view);
        writes = 0;
        await write(progress);
      }
    },
    forget: async () => {
      await views.drop(name, firstFormat);
      await views.drop(name, format);
      await views.define(view);
      writes = 0;
    },
  };
};
