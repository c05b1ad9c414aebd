import {
  type ProjectionStandingDocument,
  projectionStandingView,
} from '@maru/contracts/site/projection/projection.views';
import { openPublishedRows } from '@maru/platform/view-store/published-rows';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { isDeepStrictEqual } from 'node:util';

/** So many rounds lie between two in which all are written, as the views may have been begun anew meanwhile. */
const wholeEvery = 30;

/** What owners of projections say of them; each changes only rows of its own. */
export const openStandings = async (views: ViewStore) => {
  const rows = await openPublishedRows<ProjectionStandingDocument>(views, projectionStandingView);
  const { name, version } = projectionStandingView;
  let [written, rounds] = [new Map<string, ProjectionStandingDocument>(), 0];

  return {
    load: async (view: string): Promise<ProjectionStandingDocument | undefined> => {
      await rows.refresh();
      return (await views.version(name, version).get<ProjectionStandingDocument>(view))?.doc;
    },
    publish: async (now: readonly ProjectionStandingDocument[]): Promise<void> => {
      const isWhole = rounds % wholeEvery === 0;
      rounds += 1;
      if (isWhole) await rows.refresh();
      await rows.put(now.filter((one) => isWhole || !isDeepStrictEqual(one, written.get(one.id))));
      written = new Map(now.map((one) => [one.id, one]));
    },
  };
};
export type Standings = Awaited<ReturnType<typeof openStandings>>;
