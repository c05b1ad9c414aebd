import {
  type ProjectionStandingDocument,
  projectionStandingView,
} from '@maru/contracts/site/projection/projection.views';
import type { Engines } from '@maru/platform/engines/engines';
import { projectionLease } from '@maru/platform/lease/lease-names';
import { readExisting } from '@maru/platform/view-store/read-existing';

const most = 500;

interface Standing {
  readonly stopped: boolean;
  readonly behind: boolean;
  readonly owned: boolean;
}

type ProjectionEngines = Pick<Engines, 'views' | 'leases'>;

const standingOf = async (
  { views, leases }: ProjectionEngines,
  { id: name, version, stopped }: ProjectionStandingDocument,
  reached: number,
): Promise<Standing | undefined> => {
  const live = (await views.versions(name)).find(({ status }) => status === 'live');
  if (!live) return undefined;
  const owner = await leases.holder(projectionLease({ name, version }));
  return { stopped, behind: live.position < reached, owned: owner !== undefined };
};

/**
 * Views that are shown and have stopped, and those that have not come to the position `reached`. One that nobody looks
 * after while others are looked after is of an older program.
 */
export const countProjections = async (engines: ProjectionEngines, reached: number) => {
  const { name, version } = projectionStandingView;
  const rows = await readExisting(
    () => engines.views.version(name, version).find<ProjectionStandingDocument>({ limit: most }),
    [],
  );
  const found = await Promise.all(rows.map(({ doc }) => standingOf(engines, doc, reached)));
  const shown = found.filter((one) => one !== undefined);
  const owned = shown.filter((one) => one.owned);
  const concerned = owned.length > 0 ? owned : shown;
  const stopped = concerned.filter((one) => one.stopped);
  return {
    'projection-stopped': stopped.length,
    'projection-lagging': concerned.filter((one) => one.behind && !one.stopped).length,
  };
};
