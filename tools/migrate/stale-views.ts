import type { ViewStore } from '@maru/platform/view-store/view-store';
import { projections } from '@maru/projectors/compose';

/**
 * Views that have seen more than the log holds belong to another log: their projections would leave out what is copied
 * now. Throws an error that names one.
 */
export const refuseStaleViews = async (
  open: () => Promise<ViewStore | undefined>,
  head: number,
  place: string,
): Promise<void> => {
  const views = await open();
  if (views === undefined) return;
  try {
    for (const { name } of projections) {
      const beyond = (await views.versions(name)).find(({ position }) => position > head);
      if (beyond === undefined) continue;
      throw new Error(
        `the views in ${place} are of another log (${name} is at position ${beyond.position}, the log ends at ${head}): remove them, they are built anew`,
      );
    }
  } finally {
    await views.close();
  }
};
