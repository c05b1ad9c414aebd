import { UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import { type ProjectionBuild, buildOf } from './projection-build.ts';
import type { Owner } from './owner.ts';
import type { AnyProjection } from './projection.ts';
import { firstBuildVersion, isTrial, nextBuildVersion, projectionVersion } from './stored-version.ts';

export interface Standing {
  readonly live: ProjectionBuild | undefined;
  /** From scratch, or from where a build was left. */
  readonly building: ProjectionBuild | undefined;
  /** Not those of other projection versions, which may be another process's, nor a trial: a swap drops them. */
  readonly obsolete: readonly number[];
}

const define = (views: ViewStore, { name, view }: AnyProjection, version: number) =>
  views.define({ name, version, ...view });

export const standingOf = async (views: ViewStore, owner: Owner): Promise<Standing> => {
  const { projection } = owner;
  const stored = await views.versions(projection.name);
  const current = stored
    .filter(({ version }) => projectionVersion(version) === projection.version)
    .toSorted((a, b) => a.version - b.version);
  const live = current.find(({ status }) => status === 'live');
  const unfinished = live ? undefined : current.findLast(({ version }) => !isTrial(version));
  return {
    live: live && (await resumedBuild(views, owner, live.version)),
    building: live
      ? undefined
      : unfinished
        ? await resumedBuild(views, owner, unfinished.version)
        : await newBuild(views, owner, firstBuildVersion(projection)),
    obsolete: current
      .filter((one) => one !== live && one !== unfinished && !isTrial(one.version))
      .map(({ version }) => version),
  };
};

/** Fenced before it is read: whoever had it before changes nothing behind the back of the build. */
const resumedBuild = async (views: ViewStore, owner: Owner, version: number): Promise<ProjectionBuild> => {
  const { name } = owner.projection;
  await define(views, owner.projection, version);
  await views.write(name, version, [], 0, owner.token);
  const checkpoint = await views.checkpoint(name, version);
  if (!checkpoint) throw new UnknownView(`version ${version} of the view ${name} has just been dropped`);
  return buildOf(owner, version, checkpoint);
};

export const newBuild = async (views: ViewStore, owner: Owner, version: number): Promise<ProjectionBuild> => {
  const { name } = owner.projection;
  await views.drop(name, version, owner.token);
  await define(views, owner.projection, version);
  await views.write(name, version, [], 0, owner.token);
  return buildOf(owner, version, { position: 0, status: 'building' });
};

export const rebuildOf = (views: ViewStore, live: ProjectionBuild): Promise<ProjectionBuild> =>
  newBuild(views, live.owner, nextBuildVersion(live.version));
