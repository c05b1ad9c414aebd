import type { Document, ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';

/** An older one only means reading more again. */
export interface Checkpoints {
  load(): Promise<number>;
  save(position: number): Promise<void>;
  forget(): Promise<void>;
}

const id = 'checkpoint';

export const checkpointsOf = (views: ViewStore, workflow: string): Checkpoints => {
  const view: ViewDefinition = { name: `workflow-${workflow}`, version: 1, fields: {}, indexes: [] };
  const { name, version } = view;
  return {
    load: async () => {
      await views.define(view);
      return (await views.version(name, version).get(id))?.position ?? 0;
    },
    save: (position) => {
      const doc: Document = { id };
      return views.write(name, version, [{ id, doc, position }], position);
    },
    forget: async () => {
      await views.drop(name, version);
      await views.define(view);
    },
  };
};
