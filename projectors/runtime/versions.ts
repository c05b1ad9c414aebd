import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type Lane, laneOf } from './lane.ts';
import type { AnyProjection } from './projection.ts';
import { firstBuild, nextBuild, projectionVersion } from './stored-version.ts';

/** What a projection finds in the store when it starts. */
export interface Standing {
  /** Follows the log and is what readers see. */
  readonly live: Lane | undefined;
  /** To be built, from scratch or from where a build was left; readers see nothing, or an older projection version that stands still. */
  readonly building: Lane | undefined;
  /** Stored versions that nobody needs any more. */
  readonly abandoned: readonly Lane[];
}

const define = (views: ViewStore, { name, view }: AnyProjection, version: number) => views.define({ name, version, ...view });

export const standingOf = async (views: ViewStore, projection: AnyProjection): Promise<Standing> => {
  const stored = await views.versions(projection.name);
  const current = stored.filter(({ version }) => projectionVersion(version) === projection.version);
  const live = current.find(({ status }) => status === 'live');
  const begun = live ? undefined : current.at(-1);
  const abandoned = stored.filter((one) => one !== live && one !== begun && one.status !== 'live');
  const lane = ({ version, position, status }: (typeof stored)[number]) => laneOf(projection, version, { position, status });
  if (live) await define(views, projection, live.version);
  if (begun) await define(views, projection, begun.version);
  return {
    live: live && lane(live),
    building: live ? undefined : begun ? lane(begun) : await newBuild(views, projection, firstBuild(projection)),
    abandoned: abandoned.map(lane),
  };
};

/** An empty version. */
export const newBuild = async (views: ViewStore, projection: AnyProjection, version: number): Promise<Lane> => {
  await views.drop(projection.name, version);
  await define(views, projection, version);
  await views.write(projection.name, version, [], 0);
  return laneOf(projection, version, { position: 0, status: 'building' });
};

export const rebuildOf = (views: ViewStore, live: Lane): Promise<Lane> => newBuild(views, live.projection, nextBuild(live.version));
