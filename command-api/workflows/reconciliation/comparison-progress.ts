import { type Comparison, comparisonView } from '@maru/contracts/shop/payment/payment.queries';
import { type Document, UnknownView, type ViewDefinition, type ViewStore } from '@maru/platform/view-store/view-store';

const { name, version, id } = comparisonView;
/** `passed` are those compared of the millisecond that was reached. */
export interface Progress extends Comparison {
  readonly passed: readonly string[];
}
const view: ViewDefinition = { name, version, fields: {}, indexes: [] };

/** How far the comparison of a day has come: lost, it only begins that day anew. */
export const comparisonProgress = (views: ViewStore, fence: number) => {
  let writes = 0;
  const write = async (progress: Progress) => {
    writes += 1;
    await views.write(name, version, [{ id, doc: { id, ...progress }, position: writes }], writes, fence);
  };
  return {
    load: async (): Promise<Progress | undefined> => {
      await views.define(view);
      const stored = await views.version(name, version).get<Document & Progress>(id);
      writes = stored?.position ?? 0;
      return stored?.doc;
    },
    save: async (progress: Progress): Promise<void> => {
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
