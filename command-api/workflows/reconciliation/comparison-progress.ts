import { type Document, UnknownView, type ViewDefinition, type ViewStore } from '@maru/platform/view-store/view-store';

interface Place {
  readonly name: string;
  readonly version: number;
  readonly id: string;
}

/** How far the comparison of a day has come, as its only owner writes it: lost, it only begins that day anew. */
export const comparisonProgress = <P extends object>(views: ViewStore, { name, version, id }: Place, fence: number) => {
  const view: ViewDefinition = { name, version, fields: {}, indexes: [] };
  let writes = 0;
  const write = async (progress: P) => {
    writes += 1;
    await views.write(name, version, [{ id, doc: { id, ...progress }, position: writes }], writes, fence);
  };
  return {
    load: async (): Promise<P | undefined> => {
      await views.define(view);
      const stored = await views.version(name, version).get<Document & P>(id);
      writes = stored?.position ?? 0;
      return stored?.doc;
    },
    save: async (progress: P): Promise<void> => {
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
  };
};
